import { Globe } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** Shown by a page of one website while none is chosen. */
export function ChooseFirst({ children }: { children: string }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState Icon={Globe}>{children}</EmptyState>
    </div>
  );
}
