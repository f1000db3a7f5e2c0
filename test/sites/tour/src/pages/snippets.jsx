import CodeBlock from "@theme/CodeBlock";
import Layout from "@theme/Layout";
import { useState } from "react";

const SOURCE = "// highlight-next-line\nconst depth = 42;\nshow(<b>{depth}</b>);";

export default function Snippets() {
  const [count, setCount] = useState(0);
  return (
    <Layout title="Snippets">
      <main>
        <h1>Snippets</h1>
        <CodeBlock language="jsx" metastring='title="depth.jsx" showLineNumbers'>
          {SOURCE}
        </CodeBlock>
        <CodeBlock language="js">{`count(${count});`}</CodeBlock>
        <button onClick={() => setCount(count + 1)}>Count</button>
      </main>
    </Layout>
  );
}
