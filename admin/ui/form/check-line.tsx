import { useId } from 'react';

interface CheckLineProps {
  label: string;
  help?: string | undefined;
  checked: boolean;
  /** Whether only some of the lines that it controls are chosen. */
  isPartly?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label beside it, and a line that explains it. */
export function CheckLine({ label, help, checked, isPartly = false, onChange }: CheckLineProps) {
  const id = useId();
  return (
    <label className="flex min-w-0 cursor-pointer items-start gap-2 py-1 text-14 coarse:min-h-11 coarse:py-3">
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-accent"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="grid min-w-0 wrap-anywhere">
        <span id={id}>{label}</span>
        <span id={`${id}-help`} className="text-13 text-muted">
          {help}
        </span>
      </span>
    </label>
  );
}
