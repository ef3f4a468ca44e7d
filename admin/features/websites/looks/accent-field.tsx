import { type UseFormReturn, useWatch } from 'react-hook-form';
import { attributeDefaults } from '../../../../embed/attributes.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { readAccent } from '../../../format/readable-accent.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { readHex, type SettingsForm } from '../data/settings-form.ts';

const name = 'appearance.accent';

/**
 * The accent colour, picked or typed. If the bot's text is hard to read on it, a button offers the nearest readable
 * colour.
 */
export function AccentField({ form }: { form: UseFormReturn<SettingsForm> }) {
  const typed = useWatch({ control: form.control, name });
  const colour = typed.trim() === '' ? attributeDefaults.accent : readHex(typed);
  const error = form.formState.errors.appearance?.accent?.message;
  const set = (hex: string) =>
    form.setValue(name, hex, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid gap-2">
      <Field label={copy.accent} error={error}>
        {({ labelId, ...control }) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={copy.accentPicker}
              value={colour ?? attributeDefaults.accent}
              onChange={(event) => set(event.target.value)}
              className="swatch size-10 shrink-0 cursor-pointer rounded-control border border-control coarse:size-11"
            />
            <input
              type="text"
              {...control}
              placeholder={attributeDefaults.accent}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={classNames(controlClass, 'h-10 max-w-40 font-mono coarse:h-11')}
              {...form.register(name, {
                validate: (entered) =>
                  entered.trim() === '' || readHex(entered) !== undefined || copy.badAccent,
                onBlur: () => form.trigger(name),
                onChange: () => error !== undefined && form.trigger(name),
              })}
            />
          </div>
        )}
      </Field>
      {colour !== undefined && <Readability colour={colour} onChange={set} />}
    </div>
  );
}

interface ReadabilityProps {
  colour: string;
  onChange: (colour: string) => void;
}

function Readability({ colour, onChange }: ReadabilityProps) {
  const { contrast, isReadable, nearest } = readAccent(colour);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-13 coarse:min-h-11">
      <p role="status" className={isReadable ? 'text-muted' : 'text-warning'}>
        {isReadable ? copy.readable(contrast) : copy.unreadable(contrast)}
      </p>
      {!isReadable && (
        <Button
          size="sm"
          onClick={(event) => {
            // The pressed button disappears.
            event.currentTarget.closest('div')?.parentElement?.querySelector('input')?.focus();
            onChange(nearest);
          }}
        >
          <svg aria-hidden viewBox="0 0 16 16" className="size-4">
            <circle cx="8" cy="8" r="7" fill={nearest} />
          </svg>
          {copy.takeNearest(nearest)}
        </Button>
      )}
    </div>
  );
}
