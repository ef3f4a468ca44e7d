import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BannerProps {
  tone: 'success' | 'danger' | 'neutral';
  children: ReactNode;
}

const tones = {
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-hover text-text',
};

/** What became of a form as a whole, said inside the form and read out as it appears. */
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
