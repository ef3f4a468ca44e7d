import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost';

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Shown before its words. */
  Icon?: LucideIcon | undefined;
  /** While its action is running, the button stays focused, shows a spinner and ignores presses. */
  pending?: boolean | undefined;
}

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-control bg-surface text-text hover:bg-hover active:bg-pressed',
  ghost: 'text-muted hover:bg-hover hover:text-text active:bg-pressed',
  danger: 'bg-danger-solid text-on-danger hover:bg-danger-solid-hover',
  'danger-ghost': 'text-danger hover:bg-danger-soft',
};

const sizes = { md: 'h-10 px-4 text-14', sm: 'h-8 px-2 text-13' };

export function Button({
  tone = 'secondary',
  size = 'md',
  Icon,
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
      type={type}
      data-tone={tone}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={classNames(
        'touch-target inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 aria-disabled:opacity-50',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {pending ? <Spinner /> : Icon && <Icon aria-hidden size={16} />}
      {children}
    </button>
  );
}
