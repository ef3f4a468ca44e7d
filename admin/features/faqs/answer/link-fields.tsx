import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isMisleadingLink } from '../../../../api/contract/texts/answer-links.ts';
import { linkSource } from '../../../../api/contract/texts/link-source.ts';
import { explainAddress } from '../../../copy/addresses.ts';
import { answerMarksCopy as copy } from '../../../copy/faqs/answer-marks.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type EditedLink, linkAddress } from './link-edits.ts';

interface LinkFieldsProps {
  link: EditedLink;
  onInsert: (source: string) => void;
  onClose: () => void;
}

/**
 * The fields for the text and the address of a link. It is not a `<form>`, because it is inside the form of the FAQ.
 */
export function LinkFields({ link, onInsert, onClose }: LinkFieldsProps) {
  const { text, address } = link;
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { text, address },
  });
  const typed = useWatch({ control });
  const href = linkAddress(typed.address ?? '') ?? '';
  const isMisleading = isMisleadingLink({ text: typed.text ?? '', href });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // react-hook-form's `setFocus` is delayed, so the first letters would go into the answer.
    group.current?.querySelectorAll('input')[text === '' ? 0 : 1]?.focus();
  }, [text]);

  const insert = handleSubmit((typed) =>
    onInsert(linkSource(typed.text, linkAddress(typed.address) ?? '')),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise the outer form would submit or the dialog would close.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void insert();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own.
    <div
      ref={group}
      role="group"
      aria-label={copy.link}
      onKeyDown={onKeyDown}
      className="grid gap-3 border-b border-line bg-canvas p-3"
    >
      <TextField
        label={copy.linkText}
        help={isMisleading ? copy.linkMisleading : copy.linkTextHelp}
        autoComplete="off"
        {...register('text')}
      />
      <TextField
        label={copy.linkAddress}
        help={copy.linkAddressHelp}
        required
        error={formState.errors.address?.message}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('address', {
          validate: (typed) =>
            linkAddress(typed) !== undefined || explainAddress(typed, copy.linkInvalid),
        })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{copy.linkCancel}</Button>
        <Button onClick={() => void insert()}>
          {address === '' ? copy.linkInsert : copy.linkSave}
        </Button>
      </div>
    </div>
  );
}
