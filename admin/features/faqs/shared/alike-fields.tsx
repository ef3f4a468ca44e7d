import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { AlikeBranch, AlikeBranches } from '../../../../api/contract/faqs/shared-faqs.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { Button } from '../../../ui/button.tsx';
import { comparedWords } from '../../../ui/comparison/compared-words.tsx';
import { OldToNew } from '../../../ui/comparison/old-to-new.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import type { ModalState } from '../../../ui/dialog/use-modal.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { type AlikeForm, AlikeWordFields, keyOf } from './alike-word-fields.tsx';
import { CheckedLine } from './checked-line.tsx';
import { useSharedWrites } from './shared-writes.ts';

interface AlikeFieldsProps {
  faqId: number;
  question: string;
  found: AlikeBranches;
  modal: ModalState;
}

export function AlikeFields({ faqId, question, found, modal }: AlikeFieldsProps) {
  const { branches, words } = found;
  const { replaceAlike } = useSharedWrites();
  const same = branches.filter(({ differences }) => differences.length === 0);
  const form = useForm<AlikeForm>({
    defaultValues: {
      ids: same.map(({ faq_id }) => faq_id),
      words: Object.fromEntries(words.map((word) => [keyOf(word), formOf(word)])),
    },
  });
  const { control, formState, setError, handleSubmit } = form;
  const { value: ids, onChange } = useController({ control, name: 'ids' }).field;
  const chosen = branches.filter(({ faq_id }) => ids.includes(faq_id));
  const offered = words.filter(({ values }) => values.some(({ faq_id }) => ids.includes(faq_id)));

  const send = handleSubmit(async (typed) => {
    const sent = offered.filter((word) => typed.words[keyOf(word)]?.isChosen);
    try {
      await replaceAlike(faqId, {
        branches: chosen.map(({ faq_id, version }) => ({ faq_id, version })),
        words: sent.map((word) => {
          const name = typed.words[keyOf(word)]?.name.trim() ?? word.name;
          return { name, shared: word.shared, places: word.places };
        }),
      });
      modal.close();
    } catch (error) {
      const names = sent.map(
        (word, at) => [`words.${at}.name`, `words.${keyOf(word)}.name`] as const,
      );
      showFormErrors<`words.${string}.name`>(
        error,
        Object.fromEntries(names),
        setError,
        copy.failed,
      );
    }
  });

  return (
    <FormModal
      state={modal}
      formState={formState}
      onSubmit={send}
      title={copy.alikeTitle}
      size="editor"
      submitLabel={copy.replace(chosen.length)}
      canSubmit={chosen.length > 0}
    >
      <p className="text-14 text-muted wrap-anywhere">{copy.alikeHelp(question)}</p>
      {words.length > 0 && <p className="text-14 text-muted">{copy.alikeWords}</p>}
      <p role="status" className="text-14 text-muted empty:sr-only">
        {branches.length === 0 && copy.noAlike}
      </p>
      {branches.length > 0 && (
        <ul className="grid gap-2">
          {branches.map((branch) => (
            <li key={branch.faq_id} className="rounded-control border border-line">
              <CheckedLine
                isChecked={ids.includes(branch.faq_id)}
                onChange={(isChecked) =>
                  onChange(
                    isChecked
                      ? [...ids, branch.faq_id]
                      : ids.filter((each) => each !== branch.faq_id),
                  )
                }
                note={uiCopy.faqCount(branch.faqs)}
              >
                <span className="font-medium">{branch.name}</span>: {branch.question}
              </CheckedLine>
              <Differences branch={branch} isChosen={ids.includes(branch.faq_id)} />
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && <AlikeWordFields words={offered} chosen={chosen} form={form} />}
    </FormModal>
  );
}

function formOf({ name, is_likely }: AlikeBranches['words'][number]) {
  return { isChosen: is_likely, name };
}

/** More of them would push the other branches out of sight. */
const shownAtOnce = 10;

/** What the library's branch replaces: open for a chosen branch, for another one only how much. */
function Differences({
  branch: { differences },
  isChosen,
}: {
  branch: AlikeBranch;
  isChosen: boolean;
}) {
  const { data: tree = [] } = useFaqTree(useSharedLibrary().openId);
  const [limit, setLimit] = useState(shownAtOnce);
  const nameOf = (id: number) => tree.find((entry) => entry.id === id)?.question ?? '';
  if (differences.length === 0)
    return <p className="pr-3 pb-2 pl-10 text-13 text-muted">{copy.sameText}</p>;
  return (
    <div className="grid justify-items-start gap-2 pr-3 pb-2 pl-10">
      <p className="text-13 text-warning">{copy.differences(differences.length)}</p>
      {isChosen && (
        <OldToNew
          fields={differences.slice(0, limit).map(({ source_id, field, own, shared }) => ({
            ...comparedWords(`${faqsCopy[field]}: ${nameOf(source_id)}`, own ?? '', shared ?? ''),
            // FAQs that only the website has have the `source_id` of their parent.
            key: `${source_id} ${field} ${own}`,
          }))}
        />
      )}
      {isChosen && differences.length > limit && (
        <Button size="sm" onClick={() => setLimit(differences.length)}>
          {copy.allDifferences(differences.length)}
        </Button>
      )}
    </div>
  );
}
