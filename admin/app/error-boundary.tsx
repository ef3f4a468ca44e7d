import { Component, type ReactNode } from 'react';
import { setSavesDrafts } from '../data/form-drafts.ts';

interface ErrorBoundaryProps {
  /** Shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What throws while it renders must not take the rest of the app with it. Typed text is saved as a draft. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    setSavesDrafts(true);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
