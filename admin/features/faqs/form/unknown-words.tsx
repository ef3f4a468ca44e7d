import { type Control, useWatch } from 'react-hook-form';
import { namesInBraces } from '../../../../api/contract/texts/fill-words.ts';
import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { useFillWords } from '../data/fill-words.ts';
import type { FaqForm } from './faq-form-types.ts';

interface UnknownWordsProps {
  control: Control<FaqForm>;
  name: 'question' | 'answer';
  websiteId: number;
}

/** Names the words in braces that the website does not have. They stay text, so they do not prevent a save. */
export function UnknownWords({ control, name, websiteId }: UnknownWordsProps) {
  const typed = namesInBraces(useWatch({ control, name }));
  const { data } = useFillWords(websiteId);
  for (const word of data?.words ?? []) typed.delete(word.name);
  return (
    <p role="status" className="mt-1 text-12 wrap-anywhere text-warning empty:sr-only">
      {data && typed.size > 0 && copy.unknown([...typed])}
    </p>
  );
}
