import { type ReactNode, useId } from 'react';
import { uiCopy } from '../../copy/ui.ts';

export interface FieldTexts {
  label: string;
  /** Whether only screen readers get the label, because the control's place says the same. */
  hidesLabel?: boolean | undefined;
  /** The length of the text, shown at the end of the label's line. */
  counter?: ReactNode;
  help?: ReactNode;
  /** The error message. Screen readers read it with the field. */
  error?: string | undefined;
  /** Marks the field as required, also for screen readers. The form's rules check the value. */
  required?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlNames) => ReactNode;
}

/** The ids and attributes that connect a control to its label, help and error. */
export interface ControlNames {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const controlClass =
  'w-full rounded-control border border-control bg-surface px-3 text-14 text-text transition-colors hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60 coarse:text-16';

/** A label above a control, with help and error below it, connected for screen readers. */
export function Field({
  id,
  label,
  hidesLabel = false,
  counter,
  help,
  error,
  required = false,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const helpId = help === undefined ? undefined : `${controlId}-help`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className={hidesLabel ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-1'}>
        <label id={labelId} htmlFor={controlId} className="text-13 font-medium text-text">
          {label}
        </label>
        {required && (
          // Outside of the label, so that it is not a part of the field's name.
          <span aria-hidden className="text-12 text-muted">
            {uiCopy.required}
          </span>
        )}
        {counter}
      </div>
      {children({
        id: controlId,
        labelId,
        'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {help !== undefined && (
        <p id={helpId} className="text-12 text-muted">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="text-12 wrap-anywhere text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
