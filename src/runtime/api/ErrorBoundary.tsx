/** `@docusaurus/ErrorBoundary`: shows `fallback` when its children fail to render, until `tryAgain` is called. */

import ThemeError from "@theme/Error";
import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode;
}

export default class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children ?? null;
    const failure = { error, tryAgain: () => this.setState({ error: null }) };
    return this.props.fallback ? this.props.fallback(failure) : <ThemeError {...failure} />;
  }
}
