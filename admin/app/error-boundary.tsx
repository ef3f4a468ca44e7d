import { Component, type ReactNode } from 'react';
import { setClosesByFailure } from '../data/forms/form-drafts.ts';

interface ErrorBoundaryProps {
  /** Shown in place of the children after one of them threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Limits a rendering error to its children, so that the rest of the app still works. Their forms open again by
 * themselves. Children that failed because a page translator or an extension changed the document are drawn anew, once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private isDrawnAnew = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    setClosesByFailure(true);
    if (this.isDrawnAnew || !isOfChangedDocument(error)) return;
    this.isDrawnAnew = true;
    this.setState({ failed: false });
  }

  override componentDidUpdate(_: ErrorBoundaryProps, { failed }: { failed: boolean }): void {
    if (failed && !this.state.failed) setClosesByFailure(false);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** React moved or removed a node that is no longer where React put it. */
function isOfChangedDocument(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
