/** The layout of every page: navbar above, footer below. */

import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { PageMetadata } from "@docusaurus/theme-common";
import AnnouncementBar from "@theme/AnnouncementBar";
import ErrorPageContent from "@theme/ErrorPageContent";
import Footer from "@theme/Footer";
import LayoutProvider from "@theme/Layout/Provider";
import Navbar from "@theme/Navbar";
import SkipToContent, { SkipToContentFallbackId } from "@theme/SkipToContent";
import clsx from "clsx";
import type { ComponentProps, ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly noFooter?: boolean;
  readonly wrapperClassName?: string | undefined;
  readonly title?: string;
  readonly description?: string;
}

function showFailure(failure: ComponentProps<typeof ErrorPageContent>): ReactElement {
  return <ErrorPageContent {...failure} />;
}

export default function Layout(props: Props): ReactElement {
  const { children, noFooter, wrapperClassName, title, description } = props;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={SkipToContentFallbackId}
        className={clsx("theme-layout-main main-wrapper mainWrapper", wrapperClassName)}
      >
        <ErrorBoundary fallback={showFailure}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
