import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for a one-time code. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      className="font-mono tabular"
      {...props}
    />
  );
}
