import { passwordMinLength } from '../../../api/contract/limits.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { PasswordInput, type PasswordInputProps } from './password-input.tsx';

/** A field for a new password. It shows the minimum length, or the error instead. */
export function NewPasswordField({ error, ...props }: Omit<PasswordInputProps, 'help'>) {
  return (
    <PasswordInput
      required
      help={error === undefined ? copy.passwordHelp(passwordMinLength) : undefined}
      error={error}
      autoComplete="new-password"
      {...props}
    />
  );
}
