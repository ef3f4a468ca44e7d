import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { uiCopy } from '../copy/ui.ts';
import { useTitle } from './use-title.ts';

interface PageHeaderProps {
  title: string;
  /** The list that the page belongs to, as a step of the breadcrumb. */
  parent?: { label: string; to: string } | undefined;
  /** What the page is about, on the line of the title. */
  beside?: ReactNode;
  /** The page's only primary action. */
  action?: ReactNode;
}

/** The breadcrumb, the title (also of the browser's tab) and the page's main action. */
export function PageHeader({ title, parent, beside, action }: PageHeaderProps) {
  useTitle(title);
  return (
    <header className="mb-4 flex min-h-12 flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <nav aria-label={uiCopy.breadcrumb}>
          <ol className="flex items-center gap-1 text-13 text-muted">
            {[{ label: uiCopy.home, to: '/' }, ...(parent ? [parent] : [])].map(({ label, to }) => (
              <Fragment key={to}>
                <li>
                  <Link to={to} className="rounded-control py-1 hover:text-text hover:underline">
                    {label}
                  </Link>
                </li>
                <li aria-hidden>
                  <ChevronRight size={14} />
                </li>
              </Fragment>
            ))}
            <li aria-current="page" className="min-w-0 wrap-anywhere">
              {title}
            </li>
          </ol>
        </nav>
        <h1 className="text-24 leading-tight font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
      </div>
      {beside !== undefined && (
        <div className="flex min-w-0 flex-1 items-end gap-2 max-sm:order-last max-sm:basis-full max-sm:flex-wrap">
          {beside}
        </div>
      )}
      {action}
    </header>
  );
}
