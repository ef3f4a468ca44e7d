import { useController, useForm } from 'react-hook-form';
import type { AlikeBranch, AlikeBranches } from '../../../../api/contract/faqs/shared-faqs.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { comparedWords } from '../../../ui/comparison/compared-words.tsx';
import { Comparison } from '../../../ui/comparison/comparison.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import type { ModalState } from '../../../ui/dialog/use-modal.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
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
              <Differences branch={branch} />
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

function Differences({ branch: { name, differences } }: { branch: AlikeBranch }) {
  const { data: tree = [] } = useFaqTree(useSharedLibrary().openId);
  const nameOf = (id: number) => tree.find((entry) => entry.id === id)?.question ?? '';
  if (differences.length === 0)
    return <p className="pr-3 pb-2 pl-10 text-13 text-muted">{copy.sameText}</p>;
  const count = copy.differences(differences.length);
  return (
    <div className="pr-3 pb-2 pl-5.5">
      <Disclosure summary={count} label={`${count}: ${name}`} tone="warning">
        <div className="grid gap-4 py-2">
          {differences.map(({ source_id, field, own, shared }) => (
            <Comparison
              // FAQs that only the website has have the `source_id` of their parent.
              key={`${source_id} ${field} ${own}`}
              captions={copy.sides}
              changedLabel={copy.changed}
              fields={[
                comparedWords(`${faqsCopy[field]}: ${nameOf(source_id)}`, own ?? '', shared ?? ''),
              ]}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
