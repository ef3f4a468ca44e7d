import { useQuery } from '@tanstack/react-query';
import type { AlikeBranch } from '../../../../api/contract/faqs/shared-faqs.ts';
import { faqsCopy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { useSharedLibrary } from '../../../data/websites/shared-library.ts';
import { comparedWords } from '../../../ui/comparison/compared-words.tsx';
import { Comparison } from '../../../ui/comparison/comparison.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { CheckedLine } from './checked-line.tsx';
import { alikeQuery } from './shared-queries.ts';
import { useSharedWrites } from './shared-writes.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface AlikeDialogProps {
  /** The root of a branch of the library. */
  faqId: number;
  question: string;
  onClose: () => void;
}

/** Replaces the same branches of other websites by the library's branch. */
export function AlikeDialog({ faqId, question, onClose }: AlikeDialogProps) {
  const modal = useModal(onClose);
  const { data: branches, error, refetch } = useQuery(alikeQuery(faqId));
  const { replaceAlike } = useSharedWrites();
  const { ids, toggle, form } = useCheckedForm({
    modal,
    send: () => replaceAlike(faqId, chosen),
    failed: copy.failed,
  });
  const chosen = branches?.filter(({ faq_id }) => ids.includes(faq_id)) ?? [];

  return (
    <FormModal
      {...form}
      title={copy.alikeTitle}
      size="editor"
      submitLabel={copy.replace(chosen.length)}
      canSubmit={chosen.length > 0}
    >
      <p className="text-14 text-muted wrap-anywhere">{copy.alikeHelp(question)}</p>
      {error && !branches && <LoadError onRetry={() => void refetch()} />}
      <p role="status" className="text-14 text-muted empty:sr-only">
        {!branches ? !error && uiCopy.loading : branches.length === 0 && copy.noAlike}
      </p>
      {branches && branches.length > 0 && (
        <ul className="grid gap-2">
          {branches.map((branch) => (
            <li key={branch.faq_id} className="rounded-control border border-line">
              <CheckedLine
                isChecked={ids.includes(branch.faq_id)}
                onChange={(isChecked) => toggle(branch.faq_id, isChecked)}
                note={uiCopy.faqCount(branch.faqs)}
              >
                <span className="font-medium">{branch.name}</span>: {branch.question}
              </CheckedLine>
              <Differences branch={branch} />
            </li>
          ))}
        </ul>
      )}
    </FormModal>
  );
}

function Differences({ branch: { differences } }: { branch: AlikeBranch }) {
  const { data: tree = [] } = useFaqTree(useSharedLibrary().openId);
  const nameOf = (id: number) => tree.find((entry) => entry.id === id)?.question ?? '';
  if (differences.length === 0)
    return <p className="px-3 pb-2 text-13 text-muted">{copy.sameText}</p>;
  return (
    <details className="px-3 pb-2 text-13">
      <summary className="touch-target cursor-pointer py-1 text-warning">
        {copy.differences(differences.length)}
      </summary>
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
    </details>
  );
}
