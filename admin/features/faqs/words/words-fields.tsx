import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { fillValueMaxLength } from '../../../../api/contract/limits.ts';
import { isFillName, type WebsiteWords } from '../../../../api/contract/texts/fill-words.ts';
import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { ApiError, api, readResponse } from '../../../data/api-client.ts';
import { finishWrite } from '../../../data/finish-write.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useDraftedRow, useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { showToast } from '../../../data/toasts.ts';
import { useUndoAction } from '../../../data/use-undo-action.ts';
import { reloadBot } from '../../../data/websites/reload-bot.ts';
import { Button } from '../../../ui/button.tsx';
import { comparedText } from '../../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import type { ModalState } from '../../../ui/dialog/use-modal.ts';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { wordsDraft } from '../data/faq-drafts.ts';
import { formOf, linesOf, type WordsForm, wordsOf } from './words-form.ts';

interface WordsFieldsProps {
  websiteId: number;
  stored: WebsiteWords;
  modal: ModalState;
}

export function WordsFields({ websiteId, stored, modal }: WordsFieldsProps) {
  const queryClient = useQueryClient();
  const undoOf = useUndoAction(copy.undoFailed);
  const name = wordsDraft(websiteId);
  const opened = useDraftedRow(name, stored);
  const [base, setBase] = useState(opened);
  const [current, setCurrent] = useState<WebsiteSettings>();
  const { form, draft } = useDraftForm<WordsForm, WebsiteWords>({
    name,
    stored: formOf(base.words),
    row: base,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const addButton = useRef<HTMLButtonElement>(null);
  const { errors } = form.formState;
  const mine = () => wordsOf(form.getValues(), base.words);

  const send = async (version: number): Promise<void> => {
    const words = mine();
    const route = api.api.websites[':id'].settings;
    const write = readResponse(
      route.$put({ param: { id: `${websiteId}` }, json: { version, words } }),
    );
    try {
      // The library's words are in the texts of every website.
      const { message, undo_id } = await finishWrite(write, () => queryClient.invalidateQueries());
      showToast('success', message, undoOf(undo_id));
      void reloadBot(websiteId);
      draft.end();
      setCurrent(undefined);
      modal.close();
    } catch (error) {
      const settings = error instanceof ApiError && (error.current as WebsiteSettings | undefined);
      if (settings) setCurrent(settings);
      else showErrors(error);
    }
  };

  const showErrors = (error: unknown) => {
    setCurrent(undefined);
    const names = form
      .getValues('rows')
      .map((row, at) => [`words.${row.name.trim()}`, `rows.${at}.value`] as const);
    showFormErrors<`rows.${number}.value` | 'root.server'>(
      error,
      { ...Object.fromEntries(names), words: 'root.server' },
      form.setError,
      copy.saveFailed,
    );
  };

  const findNameProblem = (typed: string) => {
    if (!isFillName(typed.trim())) return copy.badName;
    const same = form.getValues('rows').filter((row) => row.name.trim() === typed.trim());
    return same.length > 1 ? copy.nameTaken : undefined;
  };

  return (
    <FormModal
      state={modal}
      title={copy.title}
      formState={form.formState}
      onSubmit={form.handleSubmit(() => send(base.version))}
      submitLabel={copy.save}
      draft={draft}
    >
      <div className="grid gap-1 text-14 text-muted">
        <p>{copy.intro}</p>
        <p>{copy.nameRule}</p>
      </div>
      {fields.length === 0 && <p className="text-14">{copy.empty}</p>}
      <ul className="grid gap-4">
        {fields.map((field, at) => {
          const word = base.words.find((each) => !field.isNew && each.name === field.name);
          return (
            <li key={field.id} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2">
                {field.isNew && (
                  <TextField
                    label={copy.name}
                    required
                    autoCapitalize="none"
                    autoComplete="off"
                    error={errors.rows?.[at]?.name?.message}
                    {...form.register(`rows.${at}.name`, { validate: findNameProblem })}
                  />
                )}
                <CountedField
                  control={form.control}
                  name={`rows.${at}.value`}
                  label={field.isNew ? copy.value : `{${field.name}}`}
                  placeholder={word?.default ?? undefined}
                  help={word && copy.help(word)}
                  max={fillValueMaxLength}
                  autoComplete="off"
                />
              </div>
              {!word?.default && (
                <IconButton
                  label={copy.remove}
                  subject={field.name || undefined}
                  Icon={X}
                  className="mt-6"
                  onClick={() => {
                    remove(at);
                    addButton.current?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button
        ref={addButton}
        size="sm"
        className="justify-self-start"
        Icon={Plus}
        onClick={() => append({ name: '', value: '', isNew: true })}
      >
        {copy.add}
      </Button>
      {current && (
        <ConflictDialog
          current={undefined}
          fields={[comparedText(copy.title, linesOf(current.words), linesOf(mine()))]}
          onUseCurrent={() => {
            // It was refreshed after the refusal.
            setBase(stored);
            draft.reset(formOf(stored.words));
            setCurrent(undefined);
          }}
          onSaveMine={() => send(current.version)}
          onClose={() => setCurrent(undefined)}
        />
      )}
    </FormModal>
  );
}
