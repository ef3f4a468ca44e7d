import { useCallback, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { useFillIn } from '../data/fill-words.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import type { FaqForm } from './faq-form-types.ts';
import { allTexts, keywordKind } from './text-list.ts';
import { withEdited } from './with-edited.ts';

/** Shows what the typed text changes for the questions of visitors. */
export function EditEffect({ faq, form }: { faq: Faq; form: UseFormReturn<FaqForm> }) {
  const [question, answer, keywords, parentId] = useDeferredValue(
    useWatch({ control: form.control, name: ['question', 'answer', 'keywords', 'parentId'] }),
  );
  const fill = useFillIn(faq.website_id);
  const after = useCallback(
    ({ faqs, words }: SearchedTree) => ({
      words,
      faqs: withEdited(faqs, {
        id: faq.id,
        question: fill(question.trim()),
        answer: answer.trim() === '' ? null : fill(answer),
        keywords: allTexts(keywords, keywordKind),
        image: faq.image,
        parent_id: parentId,
      }),
    }),
    [faq, question, answer, keywords, parentId, fill],
  );
  return <LazySearchEffect websiteId={faq.website_id} after={after} />;
}
