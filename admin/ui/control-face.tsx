import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { Spinner } from './spinner.tsx';

export const triggerClass = classNames(
  controlClass,
  'flex h-10 items-center justify-between gap-2 text-left coarse:h-11',
);

interface ControlFaceProps extends ComponentProps<'button'> {
  text: string | undefined;
  isPlaceholder?: boolean;
  /** What the real control opens. */
  opens: 'listbox' | 'dialog';
}

/** Stands in for a control that opens a list until its parts are there; see `useLateControl`. */
export function ControlFace({ text, isPlaceholder = false, opens, ...rest }: ControlFaceProps) {
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup={opens}
      className={triggerClass}
    >
      <span className={classNames('truncate', isPlaceholder && 'text-muted')}>{text}</span>
      {rest['aria-busy'] ? (
        <Spinner />
      ) : (
        <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
      )}
    </button>
  );
}
