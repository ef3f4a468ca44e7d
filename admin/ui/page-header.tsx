import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { uiCopy } from '../copy/ui.ts';

interface PageHeaderProps {
  title: string;
  /** The page's one primary action. */
  action?: ReactNode;
}

/** The breadcrumb, the title (also the tab's) and the page's main action. */
export function PageHeader({ title, action }: PageHeaderProps) {
  return (
    <header className="mb-6 flex min-h-12 flex-wrap items-end justify-between gap-4">
      <title>{`${title} · ${uiCopy.productName}`}</title>
      <div className="grid min-w-0 gap-1">
        <nav aria-label={uiCopy.breadcrumb}>
          <ol className="flex items-center gap-1 text-13 text-muted">
            <li>
              <Link to="/" className="rounded-control py-1 hover:text-text hover:underline">
                {uiCopy.home}
              </Link>
            </li>
            <li aria-hidden>
              <ChevronRight size={14} />
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 className="text-24 leading-tight font-semibold tracking-tight">{title}</h1>
      </div>
      {action}
    </header>
  );
}
