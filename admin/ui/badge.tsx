import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'neutral';

const tones: Record<BadgeTone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-hover text-muted',
};

/** Shows a state as a dot and a word, because colour alone is not accessible. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex justify-self-start items-center gap-2 rounded-full px-2 py-px text-12 leading-4 font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
