/**
 * Lets a page be shown though a component of it is not there: what is inside of that stands in a plain element, as on pages
 * without code. In: the finished program, which throws. Out: one that does not. The mistake is told elsewhere, by its place.
 */

interface Statement {
  readonly type: string;
  readonly id?: { readonly name?: string } | null;
  readonly body?: { readonly body?: Statement[] };
  kind?: string;
  readonly declarations?: readonly { readonly id: { readonly type: string } }[];
  readonly test?: { readonly argument?: { readonly type: string } };
  readonly consequent?: { expression?: Expression };
}

interface Expression {
  readonly type: string;
  readonly callee?: { readonly name?: string };
}

const CONTENT = "_createMdxContent";
const MISSING = "_missingMdxReference";

/** Replaces what MDX throws for a name that nobody binds. */
export const missingComponents = () => (program: object) => {
  const { body } = program as { body: Statement[] };
  const content = body.find(({ type, id }) => type === "FunctionDeclaration" && id?.name === CONTENT);
  const statements = content?.body?.body ?? [];
  if (!statements.some(isCheck)) return;
  for (const statement of statements) {
    const { test, consequent } = statement;
    if (statement.declarations?.some(({ id }) => id.type === "ObjectPattern")) statement.kind = "let";
    else if (isCheck(statement) && consequent && test?.argument?.type === "Identifier") {
      const right = { type: "Literal", value: "div" };
      const assigned = { type: "AssignmentExpression", operator: "=", left: test.argument, right };
      consequent.expression = assigned;
    }
  }
};

function isCheck({ type, consequent }: Statement): boolean {
  return type === "IfStatement" && consequent?.expression?.callee?.name === MISSING;
}
