import { useState } from 'react';
import { replacedMaxLength } from '../../../../api/contract/limits.ts';
import type { ReplacementLine, ReplaceWords } from '../../../../api/contract/requests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { replaceDraft } from '../data/faq-drafts.ts';
import { useFaqSearch } from '../data/use-faq-search.ts';
import { useManyWrites } from './many-writes.ts';
import { keyOf, ReplacementLines } from './replacement-lines.tsx';
import { type ReplaceScope, usePreview } from './use-preview.ts';

interface ReplaceDialogProps extends Pick<ReplaceScope, 'ids'> {
  websiteId: number;
  onClose: () => void;
}

const blank = { find: '', replacement: '', match_case: false, whole_word: false };

/** Finds words in questions and answers, and replaces them in the lines that the user selects. */
export function ReplaceDialog({ websiteId, ids, onClose }: ReplaceDialogProps) {
  const modal = useModal(onClose);
  const { replace } = useManyWrites(websiteId);
  const found = useFaqSearch();
  const search = ids ? undefined : found;
  const { form, draft } = useDraftForm({
    name: replaceDraft(websiteId),
    // Often the words were searched first.
    stored: { ...blank, find: found.q.replaceAll('"', '').trim() },
    row: undefined,
  });
  const { errors } = form.formState;
  const words = form.watch();
  const { shown, error, retry, isCurrent } = usePreview(websiteId, words, { ids, search });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lines = (shown?.lines ?? []).filter(
    (line) => line.problem === null && !left.has(keyOf(line)),
  );
  const faqs = targetsOf(lines);

  const submit = async () => {
    if (!isCurrent || faqs.length === 0) return;
    try {
      await replace({ ...words, faqs });
      draft.end();
      modal.close();
    } catch (failure) {
      const names = { find: 'find', replacement: 'replacement' } as const;
      showFormErrors(failure, names, form.setError, copy.replaceFailed);
    }
  };

  return (
    <FormModal
      state={modal}
      title={copy.replaceTitle}
      size="editor"
      formState={form.formState}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={copy.replaceAmount(faqs.length)}
      canSubmit={isCurrent && faqs.length > 0}
      draft={draft}
    >
      <p className="text-14 text-muted">{scopeText({ ids, search })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={copy.find}
          autoComplete="off"
          maxLength={replacedMaxLength}
          error={errors.find?.message}
          {...form.register('find', { onChange: () => setLeft(new Set()) })}
        />
        <TextField
          label={copy.replacement}
          help={copy.replacementHelp}
          autoComplete="off"
          maxLength={replacedMaxLength}
          error={errors.replacement?.message}
          {...form.register('replacement')}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-14">
        {(['match_case', 'whole_word'] as const).map((name) => (
          <label key={name} className="flex cursor-pointer items-center gap-2 coarse:min-h-11">
            <input type="checkbox" className="size-4 accent-accent" {...form.register(name)} />
            {name === 'match_case' ? copy.matchCase : copy.wholeWord}
          </label>
        ))}
      </div>
      <ReplacementLines
        preview={shown}
        faqs={faqs.length}
        chosen={lines.length}
        error={error}
        isTyped={words.find !== ''}
        isCurrent={isCurrent}
        left={left}
        onLeave={setLeft}
        onRetry={retry}
      />
    </FormModal>
  );
}

function scopeText({ ids, search }: ReplaceScope): string {
  if (ids) return copy.inChosen(ids.length);
  return search?.isActive ? copy.inFound : copy.inAll;
}

/** Groups the lines by FAQ. */
function targetsOf(lines: readonly ReplacementLine[]): ReplaceWords['faqs'] {
  const targets = new Map<number, ReplaceWords['faqs'][number]>();
  for (const { id, version, field } of lines) {
    const target = targets.get(id);
    if (target) target.fields.push(field);
    else targets.set(id, { id, version, fields: [field] });
  }
  return [...targets.values()];
}
