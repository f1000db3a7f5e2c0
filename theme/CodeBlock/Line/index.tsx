/** A line of code, rendered only if the site overrides a part of code blocks. */

import type { CodeLine, CodeLineProps, CodeToken, CodeTokenProps } from "@docusaurus/theme-common/internal";
import LineToken from "@theme/CodeBlock/Line/Token";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly line: CodeLine;
  readonly classNames?: readonly string[] | undefined;
  readonly showLineNumbers?: boolean;
  /** The last line ends without a line break. */
  readonly isLast?: boolean;
  readonly getLineProps: (given: { readonly line: CodeLine; readonly className?: string }) => CodeLineProps;
  readonly getTokenProps: (given: { readonly token: CodeToken }) => CodeTokenProps;
}

export default function CodeBlockLine({ line, classNames, isLast, getLineProps, getTokenProps }: Props): ReactElement {
  return (
    <span {...getLineProps({ line, className: clsx(classNames) })}>
      {line.map((token, index) => {
        const { children, ...props } = getTokenProps({ token });
        return (
          <LineToken key={index} {...props} line={line} token={token}>
            {children === "\n" ? "" : children}
          </LineToken>
        );
      })}
      {!isLast && "\n"}
    </span>
  );
}
