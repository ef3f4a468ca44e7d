import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { showToast } from '../data/toasts.ts';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown as a tooltip, and as a word in tables with enough room (`data-table.css`). */
  label: string;
  /** The row or object of the button, if many rows have one. The name becomes `Edit: Deposit`. */
  subject?: string | undefined;
  Icon: LucideIcon;
  /** In pixels. */
  iconSize?: number | undefined;
  /** A number at the icon. `label` has it, too. */
  badge?: string | undefined;
  /** Whether it stays an icon where other buttons of the row are words. Cards show its word, too. */
  iconOnly?: boolean | undefined;
  /** Why it cannot be used now. The button stays focusable, and a press shows this text. */
  disabledReason?: string | undefined;
}

const iconButtonClass =
  'touch-target inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-text active:bg-pressed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export function IconButton({
  label,
  subject,
  Icon,
  iconSize = 16,
  badge,
  iconOnly = false,
  disabledReason,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const refused = disabledReason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      aria-label={subject === undefined ? label : `${label}: ${subject}`}
      aria-description={disabledReason}
      aria-disabled={refused || undefined}
      data-label={label}
      data-icon-only={iconOnly ? '' : undefined}
      data-tooltip={disabledReason ?? label}
      onClick={refused ? () => showToast('error', disabledReason) : onClick}
      className={classNames(iconButtonClass, className)}
    >
      <Icon aria-hidden size={iconSize} />
      {badge !== undefined && (
        <span
          aria-hidden
          className="tabular absolute top-0 left-1/2 min-w-4 rounded-full bg-warning ring-2 ring-surface px-1 text-center text-12 leading-4 font-semibold text-surface"
        >
          {badge}
        </span>
      )}
    </button>
  );
}

interface IconLinkProps {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  Icon: LucideIcon;
  to: string;
}

/** A link that looks like the icon buttons beside it. */
export function IconLink({ label, Icon, to }: IconLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      data-label={label}
      data-tooltip={label}
      className={iconButtonClass}
    >
      <Icon aria-hidden size={16} />
    </Link>
  );
}
