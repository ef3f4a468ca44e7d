import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The field for the number of a page. */
export function PageField({ page, pages, onChange }: PaginationProps) {
  const [typed, setTyped] = useState(`${page}`);
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const reset = () => {
    setTyped(`${page}`);
    setWrong(false);
  };
  // Another page may be shown for another reason, such as a link.
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) {
      setTyped(`${page}`);
      setWrong(false);
    }
    shown.current = page;
  }, [page]);

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
    const isRight = number >= 1 && number <= pages;
    setWrong(!isRight);
    if (isRight && number !== page) onChange(number);
  };

  return (
    <form noValidate onSubmit={go} className="flex flex-wrap items-center gap-2 whitespace-nowrap">
      <label className="flex items-center gap-2 text-muted">
        {uiCopy.pagination}
        <input
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onFocus={({ target }) => target.select()}
          // On some phones the numeric keyboard has no Enter key.
          onBlur={() => go()}
          onKeyDown={({ key }) => {
            if (key === 'Escape') reset();
          }}
          className="h-8 w-12 rounded-control border border-control bg-surface text-center text-text transition-colors hover:border-muted aria-invalid:border-danger coarse:h-11 coarse:text-16"
        />
      </label>
      <span className="text-muted">{uiCopy.ofPages(pages)}</span>
      <p id={errorId} role="alert" className="text-12 text-danger empty:hidden">
        {isWrong && uiCopy.noSuchPage(pages)}
      </p>
    </form>
  );
}
