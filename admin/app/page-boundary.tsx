import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../ui/load-error.tsx';

/** A page that throws while it renders must not take the sidebar and the header with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageLoadError /> : this.props.children;
  }
}
