import { useMemo, useState } from 'react';
import { keywordsMax } from '../../../../api/contract/limits.ts';
import { faqProposalsCopy as copy } from '../../../copy/faqs/faq-proposals.ts';
import { useIsLibrary, useWebsiteName } from '../../../data/websites/shared-library.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { CopyButton } from '../../../ui/snippet/copy-button.tsx';
import { useChoice } from '../chosen/chosen-faqs.ts';
import type { OwnFaqs } from './use-own-faqs.ts';
import { type RequestedFaq, writeRequest } from './write-request.ts';

interface RequestPartsProps {
  websiteId: number;
  own: OwnFaqs;
  /** The FAQs that visitors chose although the bot put another one first. */
  missed: ReadonlySet<number>;
  onCopied: (ids: readonly number[]) => void;
}

type Scope = keyof typeof copy.scopes;

/** The request for an assistant, in parts to copy. */
export function RequestParts({ websiteId, own, missed, onCopied }: RequestPartsProps) {
  const isLibrary = useIsLibrary(websiteId);
  const name = useWebsiteName()(websiteId);
  const [chosen] = useState(() => new Set(useChoice.getState().versions.keys()));
  const [scope, setScope] = useState<Scope>();
  const [withDraft, setWithDraft] = useState(false);
  const hasDraft = own.draft !== own.published;
  const faqs = withDraft ? own.draft : own.published;
  const options = useMemo(() => {
    const isIn: Record<Scope, (faq: RequestedFaq) => boolean> = {
      chosen: ({ id }) => chosen.has(id),
      without: ({ keywords }) => keywords.length === 0,
      all: () => true,
      missed: ({ id }) => missed.has(id),
    };
    return (Object.keys(isIn) as Scope[]).flatMap((value) => {
      const ids = faqs
        .filter((faq) => faq.keywords.length < keywordsMax && isIn[value](faq))
        .map(({ id }) => id);
      return ids.length > 0 ? [{ value, label: copy.scopes[value](ids.length), ids }] : [];
    });
  }, [faqs, chosen, missed]);
  const current = options.find(({ value }) => value === scope) ?? options[0];
  const parts = useMemo(
    () =>
      writeRequest({
        website: isLibrary ? undefined : name,
        faqs,
        ids: new Set(current?.ids),
      }),
    [faqs, current, isLibrary, name],
  );
  return (
    <section aria-label={copy.assistant} className="grid min-w-0 gap-3">
      <h3 className="text-14 font-semibold">{copy.assistant}</h3>
      <p className="text-13 text-muted">{copy.assistantHelp}</p>
      {current ? (
        <Select label={copy.scope} options={options} value={current.value} onChange={setScope} />
      ) : (
        <p className="text-13">{copy.nothingToAsk}</p>
      )}
      {hasDraft && (
        <CheckLine label={copy.includesDraft} checked={withDraft} onChange={setWithDraft} />
      )}
      <ul className="grid gap-2">
        {parts.map(({ text, ids }, at) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <CopyButton
              text={text}
              label={copy.copyPart(at + 1, parts.length)}
              onCopied={() => onCopied(ids)}
            />
            {copy.partSize(ids.length, text.length)}
          </li>
        ))}
      </ul>
    </section>
  );
}
