import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BannerProps {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  children: ReactNode;
}

const tones = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-hover text-text',
};

/** The result of a whole form. Screen readers announce it. */
export function Banner({ tone, children }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('rounded-control px-3 py-2 text-13 wrap-anywhere', tones[tone])}
    >
      {children}
    </div>
  );
}
