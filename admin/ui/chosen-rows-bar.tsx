import type { ReactNode } from 'react';

interface ChosenRowsBarProps {
  label: string;
  /** How many rows are chosen, in words; false if none is. */
  status: string | false;
  /** What can be done with them. */
  children: ReactNode;
}

/** Floats over a list while some of its rows are chosen. */
export function ChosenRowsBar({ label, status, children }: ChosenRowsBarProps) {
  return (
    <>
      {/* Always rendered, because screen readers announce only changes of its text. */}
      <p role="status" className="sr-only">
        {status}
      </p>
      {status && (
        <section
          aria-label={label}
          data-toast-avoid
          className="chosen-bar flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-3 py-2 shadow-float"
        >
          <p className="tabular px-1 text-14 font-medium">{status}</p>
          {children}
        </section>
      )}
    </>
  );
}
