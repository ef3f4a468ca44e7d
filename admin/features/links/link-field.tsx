import { linksCopy as copy } from '../../copy/links.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

/** Takes what `register` gives; an address is nothing to be capitalised, spelled or filled in. */
export function LinkField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={copy.link}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
