/** The layout of a code block: title, code and buttons. */

import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import Buttons from "@theme/CodeBlock/Buttons";
import Container from "@theme/CodeBlock/Container";
import Content from "@theme/CodeBlock/Content";
import Title from "@theme/CodeBlock/Title";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly className?: string | undefined;
  readonly language?: string | undefined;
  readonly title?: ReactNode;
  /** The code. */
  readonly children?: ReactNode;
}

function Frame({ className, language, title, children }: Props): ReactElement {
  const name = `language-${language || "text"}`;
  return (
    <Container as="div" className={clsx(className, name !== className && name)}>
      {title && (
        <div className="codeBlockTitle">
          <Title>{title}</Title>
        </div>
      )}
      <div className="codeBlockContent">
        {children}
        <Buttons />
      </div>
    </Container>
  );
}

/** The same layout, with the data of the surrounding provider. */
function Opened({ className }: Props): ReactElement {
  const { metadata } = useCodeBlockContext();
  return (
    <Frame className={clsx(className, metadata.className)} title={metadata.title as ReactNode}>
      <Content />
    </Frame>
  );
}

export default process.env.VELOCI_OPENED ? Opened : Frame;
