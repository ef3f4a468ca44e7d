import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type PasswordInputProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a button that shows the password. */
export function PasswordInput({
  label,
  help,
  error,
  required,
  id,
  className,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} error={error} required={required}>
      {({ labelId, ...control }) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'h-10 pr-12 coarse:h-11', className)}
          />
          <IconButton
            label={shown ? uiCopy.hidePassword : uiCopy.showPassword}
            Icon={shown ? EyeOff : Eye}
            iconSize={18}
            onClick={() => setShown(!shown)}
            className="!absolute inset-y-0 right-0 my-auto mr-0.5"
          />
        </div>
      )}
    </Field>
  );
}
