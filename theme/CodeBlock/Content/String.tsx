/** A code block whose content is a string, highlighted when the page is rendered. */

import { CodeTextProvider, useCompiledCode } from "@docusaurus/theme-common/internal";
import type { Props as CodeBlockProps } from "@theme/CodeBlock";
import Content from "@theme/CodeBlock/Content";
import Layout from "@theme/CodeBlock/Layout";
import type { ReactElement } from "react";

export interface Props extends Omit<CodeBlockProps, "children" | "html"> {
  readonly children: string;
}

function Compiled({ children: code, className, metastring: meta = "", ...props }: Props): ReactElement {
  const language = (props.language ?? /language-(\S+)/.exec(className ?? "")?.[1])?.toLowerCase();
  const compiled = useCompiledCode({ code, language: language ?? "", meta });
  const { title = compiled?.title, showLineNumbers = compiled?.showLineNumbers } = props;
  return (
    <Layout className={className} language={language} title={title}>
      <Content language={language} showLineNumbers={showLineNumbers} compiled={compiled}>
        {code}
      </Content>
    </Layout>
  );
}

/** Overridden parts read the code from a provider. */
function Opened({ children, ...props }: Props): ReactElement {
  return (
    <CodeTextProvider code={children} {...props}>
      <Layout />
    </CodeTextProvider>
  );
}

export default process.env.VELOCI_OPENED ? Opened : Compiled;
