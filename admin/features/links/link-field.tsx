import { resolveAddress } from '../../../api/contract/address.ts';
import { addressMaxLength } from '../../../api/contract/limits.ts';
import { explainAddress } from '../../copy/addresses.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { findTooLong } from '../../ui/form/counted-field.tsx';
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

/** Returns `true` for a link that the server accepts, otherwise the error message. */
export function linkError(typed: string): true | string {
  const tooLong = findTooLong(typed, addressMaxLength);
  return tooLong ?? (resolveAddress(typed) !== undefined || explainAddress(typed));
}
