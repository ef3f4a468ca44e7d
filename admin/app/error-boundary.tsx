import { Component, type ReactNode } from 'react';
import { setClosesByFailure } from '../data/form-drafts.ts';

interface ErrorBoundaryProps {
  /** Shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What throws while it renders must not take the rest of the app with it. The forms in it open again by themselves. */
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
