import { useState } from 'react';
import { replacedMaxLength } from '../../../../api/contract/limits.ts';
import type { ReplacementLine, ReplaceWords } from '../../../../api/contract/requests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { sharedFaqsCopy } from '../../../copy/faqs/shared-faqs.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { WebsiteChecks } from '../../../ui/form/website-checks.tsx';
import { replaceDraft } from '../data/faq-drafts.ts';
import { useFaqSearch } from '../data/use-faq-search.ts';
import { useManyWrites } from './many-writes.ts';
import { keyOf, ReplacementLines } from './replacement-lines.tsx';
import { usePreview } from './use-preview.ts';

interface ReplaceDialogProps {
  websiteId: number;
  /** The chosen FAQs of the website. */
  ids?: readonly number[] | undefined;
  onClose: () => void;
}

/** Whether words are replaced in the page's website, in chosen ones, or in all. */
const scopes = ['this', 'chosen', 'all'] as const;
const scopeOptions = scopes.map((value) => ({ value, label: copy.scopes[value] }));

const blank = { find: '', replacement: '', match_case: false, whole_word: false };

/** Finds words in questions and answers, and replaces them in the lines that the user selects. */
export function ReplaceDialog({ websiteId, ids, onClose }: ReplaceDialogProps) {
  const modal = useModal(onClose);
  const { replace } = useManyWrites(websiteId);
  const found = useFaqSearch();
  const { data: sites = [] } = useWebsiteOptions();
  const { openId } = useSharedLibrary();
  const websites = openId ? [{ id: openId, name: sharedFaqsCopy.library }, ...sites] : sites;
  const [scope, setScope] = useState<(typeof scopes)[number]>('this');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([websiteId]));
  // The page's website first: its bot is loaded again after an undo.
  const others = websites.map(({ id }) => id).filter((id) => id !== websiteId);
  const websiteIds = [websiteId, ...others].filter((id) =>
    scope === 'this' ? id === websiteId : scope === 'all' || chosen.has(id),
  );
  const search = ids || scope !== 'this' ? undefined : found;
  const { form, draft } = useDraftForm({
    name: replaceDraft(websiteId),
    // Often the words were searched first.
    stored: { ...blank, find: found.q.replaceAll('"', '').trim() },
    row: undefined,
  });
  const words = form.watch();
  const { shown, error, retry, isCurrent } = usePreview(websiteId, words, {
    websiteIds,
    ids,
    search,
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lines = (shown?.lines ?? []).filter(
    (line) => line.problem === null && !left.has(keyOf(line)),
  );
  const faqs = targetsOf(lines);

  const submit = submitOf(form, copy.replaceFailed, async () => {
    if (!isCurrent || faqs.length === 0) return;
    await replace({ ...words, website_ids: websiteIds, faqs });
    draft.end();
    modal.close();
  });

  return (
    <FormModal
      state={modal}
      title={copy.replaceTitle}
      size="editor"
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.replaceAmount(faqs.length)}
      canSubmit={isCurrent && faqs.length > 0}
      draft={draft}
    >
      {scope === 'this' && (
        <p className="text-14 text-muted">
          {ids ? copy.inChosen(ids.length) : found.isActive ? copy.inFound : copy.inAll}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <CountedField
          control={form.control}
          name="find"
          label={copy.find}
          autoComplete="off"
          max={replacedMaxLength}
          onTyped={() => setLeft(new Set())}
        />
        <CountedField
          control={form.control}
          name="replacement"
          label={copy.replacement}
          help={copy.replacementHelp}
          autoComplete="off"
          max={replacedMaxLength}
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
      {!ids && websites.length > 1 && (
        <Select label={copy.scope} options={scopeOptions} value={scope} onChange={setScope} />
      )}
      {scope === 'chosen' && (
        <WebsiteChecks websites={websites} chosen={chosen} onChange={setChosen} />
      )}
      {websiteIds.length === 0 && <p className="text-13 text-danger">{copy.noWebsite}</p>}
      <ReplacementLines
        preview={shown}
        faqs={faqs.length}
        chosen={lines.length}
        error={error}
        isTyped={words.find !== '' && websiteIds.length > 0}
        isCurrent={isCurrent}
        websites={websiteIds.length > 1 ? websites : []}
        left={left}
        onLeave={setLeft}
        onRetry={retry}
      />
    </FormModal>
  );
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
