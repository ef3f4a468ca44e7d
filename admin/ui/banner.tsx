import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BannerProps {
  tone: 'success' | 'danger';
  children: ReactNode;
}

/** What became of a form as a whole, said inside the form and read out as it appears. */
export function Banner({ tone, children }: BannerProps) {
  return (
    <div
      role={tone === 'success' ? 'status' : 'alert'}
      className={classNames(
        'rounded-control px-3 py-2 text-13 wrap-anywhere',
        tone === 'success' ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      {children}
    </div>
  );
}
