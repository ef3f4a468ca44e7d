import { useDeferredValue, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { checkKindOf } from '../../../api/contract/check-kind.ts';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { foldText } from '../../../api/contract/find-words.ts';
import { faqEntryCopy as copy } from '../../copy/faq-entry.ts';
import { faqAddress } from '../../data/website-tree.ts';
import type { FaqForm } from './faq-form-types.ts';
import { useFaqTree } from './faq-queries.ts';

interface QuestionHintsProps {
  control: Control<FaqForm>;
  websiteId: number;
  faq: Faq | undefined;
}

const noTree: readonly FaqTreeEntry[] = [];
/** No FAQ has it, so it gives a new question no check form. */
const newId = 0;

/** What the question in the form will do, while it is typed. Nothing of this stops a save. */
export function QuestionHints({ control, websiteId, faq }: QuestionHintsProps) {
  const [typed, parentId] = useWatch({ control, name: ['question', 'parentId'] });
  const question = useDeferredValue(typed);
  const { data: tree = noTree } = useFaqTree(websiteId);
  const isBlank = question.trim() === '';
  const siblings = useMemo(() => {
    // Folding thousands of questions takes a moment, which nobody needs while the page opens.
    if (isBlank) return new Map<string, FaqTreeEntry>();
    const others = tree.filter(({ id, parent_id }) => parent_id === parentId && id !== faq?.id);
    return new Map(others.map((entry) => [comparable(entry.question), entry]));
  }, [tree, parentId, faq?.id, isBlank]);
  const twin = siblings.get(comparable(question));
  const opened = faq && checkKindOf(faq);
  const opens = checkKindOf({ id: faq?.id ?? newId, question });
  return (
    <div aria-live="polite" className="grid text-12 wrap-anywhere text-warning [&>p]:mt-1">
      {twin && (
        <p>
          {copy.alreadyHere}{' '}
          <Link
            to={faqAddress(websiteId, tree.indexOf(twin), twin.id)}
            // The text in the dialog stays.
            target={faq && '_blank'}
            className="font-medium underline underline-offset-2"
          >
            {twin.question}
          </Link>
        </p>
      )}
      {opened !== undefined && opens !== opened && <p>{copy.losesForm(opened)}</p>}
      {opens !== undefined && opens !== opened && <p>{copy.opensForm(opens)}</p>}
    </div>
  );
}

/** Two questions that differ in nothing else look the same to a visitor. */
function comparable(question: string): string {
  return foldText(question).trim().replaceAll(/\s+/g, ' ');
}
