import type { Faq } from '../../../../api/contract/entities.ts';
import { comparedWords } from '../../../ui/comparison/compared-words.tsx';
import { ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import type { faqFields } from './faq-fields.tsx';
import type { FaqForm } from './faq-form-types.ts';

interface FaqConflictProps {
  current: Faq;
  fields: typeof faqFields;
  mine: FaqForm;
  onUseCurrent: () => void;
  onSaveMine: () => Promise<unknown>;
  onClose: () => void;
}

/** Shown if another user has saved the FAQ during the edit. */
export function FaqConflict({ current, fields, mine, ...actions }: FaqConflictProps) {
  const { data: tree = [] } = useFaqTree(current.website_id);
  return (
    <ConflictDialog
      current={current}
      fields={fields.map(({ compare }) => compare(current, mine, tree, comparedWords))}
      {...actions}
    />
  );
}
