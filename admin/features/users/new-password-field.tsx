import { passwordMinLength } from '../../../api/contract/limits.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { PasswordInput, type PasswordInputProps } from '../../ui/password-input.tsx';

/** Takes what `register` gives; the length it must have is told until something is at fault. */
export function NewPasswordField({ error, ...props }: Omit<PasswordInputProps, 'help'>) {
  return (
    <PasswordInput
      help={error === undefined ? copy.passwordHelp(passwordMinLength) : undefined}
      error={error}
      autoComplete="new-password"
      {...props}
    />
  );
}
