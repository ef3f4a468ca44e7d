import { useDeferredValue, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { comparableText } from '../../../../api/contract/texts/find-words.ts';
import { checkKindOf } from '../../../../api/contract/ticket.ts';
import { faqEntryCopy as copy } from '../../../copy/faqs/faq-entry.ts';
import { faqAddress } from '../../../data/websites/website-tree.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import type { FaqForm } from './faq-form-types.ts';

interface QuestionHintsProps {
  control: Control<FaqForm>;
  websiteId: number;
  faq: Faq | undefined;
}

const linkClass = 'font-medium underline underline-offset-2';
const noTree: readonly FaqTreeEntry[] = [];
/** An id that no FAQ has, so that a new question does not get a check form by its id. */
const newId = 0;

/** Shows hints about the typed question. They never prevent a save. */
export function QuestionHints({ control, websiteId, faq }: QuestionHintsProps) {
  const [typed, parentId] = useWatch({ control, name: ['question', 'parentId'] });
  const question = useDeferredValue(typed);
  const { data: tree = noTree } = useFaqTree(websiteId);
  const isBlank = question.trim() === '';
  const siblings = useMemo(() => {
    // Folding the text of thousands of questions is slow, so do not do it while the page opens.
    if (isBlank) return new Map<string, FaqTreeEntry>();
    const others = tree.filter(({ id, parent_id }) => parent_id === parentId && id !== faq?.id);
    return new Map(others.map((entry) => [comparableText(entry.question), entry]));
  }, [tree, parentId, faq?.id, isBlank]);
  const twin = siblings.get(comparableText(question));
  const twinAddress = twin && faqAddress(websiteId, tree.indexOf(twin), twin.id);
  const opened = faq && checkKindOf(faq);
  const opens = checkKindOf({ id: faq?.id ?? newId, question });
  return (
    <div aria-live="polite" className="grid text-12 wrap-anywhere text-warning [&>p]:mt-1">
      {twin && twinAddress !== undefined && (
        <p>
          {copy.alreadyHere}{' '}
          {faq ? (
            // Open a new tab, so that the text typed in the dialog is not lost.
            <a href={twinAddress} target="_blank" className={linkClass} rel="noreferrer">
              {twin.question}
            </a>
          ) : (
            <Link href={twinAddress} className={linkClass}>
              {twin.question}
            </Link>
          )}
        </p>
      )}
      {opened !== undefined && opens !== opened && <p>{copy.losesForm(opened)}</p>}
      {opens !== undefined && opens !== opened && <p>{copy.opensForm(opens)}</p>}
    </div>
  );
}
