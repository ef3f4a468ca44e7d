import { RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page whose code cannot be fetched (a deploy took its file away, the line is down) says so and offers a reload. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          icon={<TriangleAlert aria-hidden size={20} />}
          action={
            <Button
              icon={<RotateCw aria-hidden size={16} />}
              onClick={() => window.location.reload()}
            >
              {shellCopy.reload}
            </Button>
          }
        >
          {shellCopy.pageFailed}
        </EmptyState>
      </div>
    );
  }
}
