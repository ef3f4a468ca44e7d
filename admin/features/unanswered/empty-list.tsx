import type { LucideIcon } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown if a list has no groups. */
export function EmptyList({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <div className="border-t border-line">
      <EmptyState icon={<Icon aria-hidden size={20} />}>{children}</EmptyState>
    </div>
  );
}
