import type { ReactNode } from 'react';

interface CheckedLineProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
  /** The level in a tree. */
  depth?: number | undefined;
  /** A muted text after the label. */
  note?: ReactNode;
  children: ReactNode;
}

/** A line with a checkbox, which a press anywhere on it toggles. */
export function CheckedLine({
  isChecked,
  onChange,
  isDisabled = false,
  depth = 0,
  note,
  children,
}: CheckedLineProps) {
  return (
    <label
      style={{ paddingLeft: `${0.75 + Math.min(depth, 5)}rem` }}
      className="flex min-h-9 cursor-pointer gap-3 py-2 pr-3 text-14 hover:bg-hover has-disabled:cursor-not-allowed has-disabled:text-muted coarse:py-3"
    >
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {note && <span className="mt-0.5 shrink-0 text-12 text-muted">{note}</span>}
    </label>
  );
}
