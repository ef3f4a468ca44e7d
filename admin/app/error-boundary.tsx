import { Component, type ReactNode } from 'react';
import { setClosesByFailure } from '../data/forms/form-drafts.ts';

interface ErrorBoundaryProps {
  /** Shown in place of the children after one of them threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Limits a rendering error to its children, so that the rest of the app still works. Their forms open again by
 * themselves.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    setClosesByFailure(true);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
