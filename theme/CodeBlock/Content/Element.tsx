/** A code block whose content is elements or HTML, shown unchanged. */

import type { Props } from "@theme/CodeBlock";
import Container from "@theme/CodeBlock/Container";
import Content from "@theme/CodeBlock/Content";
import Layout from "@theme/CodeBlock/Layout";
import clsx from "clsx";
import type { ReactElement } from "react";

function Built({ children, html, className, title, showLineNumbers, ...props }: Props): ReactElement {
  const language = props.language ?? /language-(\S+)/.exec(className ?? "")?.[1];
  return (
    <Layout className={className} language={language} title={title}>
      <Content language={language} showLineNumbers={showLineNumbers} html={html}>
        {children}
      </Content>
    </Layout>
  );
}

/** Elements have no code that parts of the block could ask for. */
function Opened({ children, html, className }: Props): ReactElement {
  return (
    <Container as="pre" tabIndex={0} className={clsx("codeBlock thin-scrollbar", className)}>
      {html === undefined ? (
        <code className="codeBlockLines">{children}</code>
      ) : (
        <code className="codeBlockLines" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Container>
  );
}

export default process.env.VELOCI_OPENED ? Opened : Built;
