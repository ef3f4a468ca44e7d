import { lazy, Suspense } from 'react';
import { uiCopy } from '../copy/ui.ts';
import type { WebsiteSelectProps } from './website-select.tsx';

const WebsiteSelect = lazy(() =>
  import('./website-select.tsx').then((m) => ({ default: m.WebsiteSelect })),
);

/** The website selector of a page: its parts come after the page itself, which keeps their place. */
export function WebsiteField(props: WebsiteSelectProps) {
  return (
    <Suspense fallback={<WebsitePlace />}>
      <WebsiteSelect {...props} />
    </Suspense>
  );
}

function WebsitePlace() {
  return (
    <div aria-hidden className="grid gap-1">
      <span className="text-13 font-medium">{uiCopy.website}</span>
      <span className="h-10 animate-pulse rounded-control bg-skeleton coarse:h-11" />
    </div>
  );
}
