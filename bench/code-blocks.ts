/** Generates code blocks in five languages. */

import type { Random } from "./random.ts";
import { capital, makeName } from "./words.ts";

type Snippet = (random: Random) => string;

const javascript: Snippet = (random) => {
  const [make, item, limit] = [makeName(random), makeName(random), random.integer(2, 500)];
  return `import { ${make} } from "./${make}.js";

// Keeps at most ${limit} of them.
export async function ${item}All(list, options = {}) {
  const found = new Map();
  for (const ${item} of list.slice(0, ${limit})) {
    const key = \`\${${item}.name}-\${options.suffix ?? "${make}"}\`;
    if (found.has(key)) continue;
    found.set(key, await ${make}(${item}, { retry: ${random.integer(1, 9)} }));
  }
  return [...found.values()].filter(Boolean);
}`;
};

const shell: Snippet = (random) => {
  const [name, folder] = [makeName(random), makeName(random)];
  return `#!/usr/bin/env bash
set -euo pipefail

${name.toUpperCase()}=\${1:-${folder}}
for file in "$${name.toUpperCase()}"/*.log; do
  lines=$(wc -l < "$file")
  if [ "$lines" -gt ${random.integer(10, 9000)} ]; then
    echo "rotating $file" && gzip --best "$file"
  fi
done
find "${folder}" -name '*.gz' -mtime +${random.integer(1, 90)} -delete`;
};

const json: Snippet = (random) =>
  JSON.stringify(
    {
      name: makeName(random),
      version: `${random.integer(0, 9)}.${random.integer(0, 20)}.${random.integer(0, 9)}`,
      enabled: random.integer(0, 1) === 1,
      limits: { [makeName(random)]: random.integer(1, 4096), [makeName(random)]: null },
      targets: [makeName(random), makeName(random), makeName(random)],
    },
    null,
    2,
  );

const tsx: Snippet = (random) => {
  const [component, prop, state] = [capital(makeName(random)), makeName(random), makeName(random)];
  return `import { useState, type ReactNode } from "react";

interface ${component}Props {
  readonly ${prop}: string;
  readonly children?: ReactNode;
}

export function ${component}({ ${prop}, children }: ${component}Props) {
  const [${state}, set${capital(state)}] = useState<number>(${random.integer(0, 99)});
  return (
    <section className="${prop}" onClick={() => set${capital(state)}(${state} + 1)}>
      <h2>{${prop}.trim()}</h2> {children ?? <em>{${state}}</em>}
    </section>
  );
}`;
};

const python: Snippet = (random) => {
  const [name, value] = [makeName(random), makeName(random)];
  return `from dataclasses import dataclass, field

@dataclass(frozen=True)
class ${capital(name)}:
    """Holds one ${value}."""
    ${value}: int = ${random.integer(0, 999)}
    tags: list[str] = field(default_factory=list)

    def scaled(self, factor: float = ${random.integer(1, 9)}.5) -> float:
        if not self.tags:
            raise ValueError(f"no tags for {self.${value}}")
        return self.${value} * factor`;
};

const LANGUAGES: readonly [readonly [string, Snippet], ...(readonly [string, Snippet])[]] = [
  ["js", javascript],
  ["bash", shell],
  ["json", json],
  ["tsx", tsx],
  ["python", python],
];

/** Returns a fenced block in a random language; every third one has a title. */
export function makeCodeBlock(random: Random): string {
  const [language, snippet] = random.pick(LANGUAGES);
  const title = random.integer(0, 2) === 0 ? ` title="src/${makeName(random)}.${language}"` : "";
  return `\`\`\`${language}${title}\n${snippet(random)}\n\`\`\``;
}
