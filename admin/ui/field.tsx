import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  help?: ReactNode;
  /** What is wrong. Screen readers read it with the field. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlNames) => ReactNode;
}

/** The ids that connect a control to its label, help and error. */
export interface ControlNames {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const controlClass =
  'w-full rounded-control border border-control bg-surface px-3 text-14 text-text transition-colors hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60 coarse:text-16';

/** A label above a control, help and error below it, connected for screen readers. */
export function Field({ id, label, help, error, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const helpId = help === undefined ? undefined : `${controlId}-help`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label id={labelId} htmlFor={controlId} className="text-13 font-medium text-text">
        {label}
      </label>
      {children({
        id: controlId,
        labelId,
        'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {help !== undefined && (
        <p id={helpId} className="text-12 text-muted">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
