import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  Icon?: LucideIcon | undefined;
  /** One sentence that says what the list will contain. */
  children: ReactNode;
  /** The button that adds the first row. */
  action?: ReactNode;
}

export function EmptyState({ Icon, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-12 text-center">
      {Icon && (
        <span className="grid size-12 place-items-center rounded-card bg-hover text-muted">
          <Icon aria-hidden size={20} />
        </span>
      )}
      <div className="max-w-96 text-14 text-balance text-muted">{children}</div>
      {action}
    </div>
  );
}
