import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { showToast } from './toast.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name, read out and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Why it can't be used now: it stays in reach of the keyboard, and tells this instead of acting. */
  refusal?: string | undefined;
}

export function IconButton({
  label,
  icon,
  refusal,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const refused = refusal !== undefined;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-description={refusal}
      aria-disabled={refused || undefined}
      data-tooltip={refusal ?? label}
      onClick={refused ? () => showToast('error', refusal) : onClick}
      className={classNames(
        'touch-target inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-text active:bg-pressed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}
