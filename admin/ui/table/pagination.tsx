import { ChevronLeft, ChevronRight } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { pageLinks } from '../../format/page-numbers.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { PageField, type PaginationProps } from './page-field.tsx';

export function Pagination({ page, pages, onChange }: PaginationProps) {
  let gaps = 0;
  // Of several pages not `disabled`, because the focus would be lost on the first and the last one.
  const goWithin = (next: number) => next >= 1 && next <= pages && onChange(next);
  const isOnly = pages === 1;
  // On phones, the words of buttons that do nothing would break the line.
  const words = isOnly ? 'max-sm:sr-only' : undefined;
  return (
    <nav
      aria-label={uiCopy.pagination}
      className={classNames(
        'tabular flex items-center justify-between gap-x-4 gap-y-2 text-13',
        !isOnly && 'flex-wrap',
      )}
    >
      <p aria-live="polite" className="text-muted">
        {uiCopy.showingPage(page, pages)}
      </p>
      {pages > 1 && <PageField page={page} pages={pages} onChange={onChange} />}
      <div className={classNames('flex items-center gap-1', !isOnly && 'flex-wrap')}>
        <Button
          tone="ghost"
          size="sm"
          Icon={ChevronLeft}
          disabled={isOnly}
          aria-disabled={page <= 1 || undefined}
          onClick={() => goWithin(page - 1)}
        >
          <span className={words}>{uiCopy.previous}</span>
        </Button>
        {pageLinks(page, pages).map((link) => {
          if (link === 'gap') {
            gaps += 1;
            return (
              <span key={`gap-${gaps}`} aria-hidden className="w-6 text-center text-muted">
                …
              </span>
            );
          }
          return (
            <Button
              key={link}
              tone="ghost"
              size="sm"
              disabled={isOnly}
              aria-current={link === page ? 'page' : undefined}
              onClick={() => onChange(link)}
              className="min-w-8 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
            >
              {link}
            </Button>
          );
        })}
        <Button
          tone="ghost"
          size="sm"
          disabled={isOnly}
          aria-disabled={page >= pages || undefined}
          onClick={() => goWithin(page + 1)}
        >
          <span className={words}>{uiCopy.next}</span>
          <ChevronRight aria-hidden size={16} />
        </Button>
      </div>
    </nav>
  );
}
