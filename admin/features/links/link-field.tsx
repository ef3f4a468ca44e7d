import { linksCopy as copy } from '../../copy/links.ts';
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx';

/** A field for a URL, without capitalisation, spell check and autocomplete. */
export function LinkField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={copy.link}
      required
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
