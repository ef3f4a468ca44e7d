import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { insightWordsMaxLength } from '../../../../api/contract/limits.ts';
import { searchTestsCopy as copy } from '../../../copy/faqs/search-tests.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { addTest, chosenKey } from './use-search-tests.ts';

interface AddTestButtonProps {
  websiteId: number;
  words: string;
  faqId: number;
}

/** Makes typed words a test of the search, without teaching them. */
export function AddTestButton({ websiteId, words, faqId }: AddTestButtonProps) {
  const queryClient = useQueryClient();
  const add = async () => {
    try {
      await addTest(websiteId, { words: words.slice(0, insightWordsMaxLength), faq_id: faqId });
      await queryClient.invalidateQueries({ queryKey: chosenKey(websiteId) });
      showToast('success', copy.added(words));
    } catch (error) {
      showError(error, copy.addFailed);
    }
  };
  return (
    <Button
      icon={<FlaskConical aria-hidden size={16} />}
      onClick={() => void add()}
      className="max-md:justify-self-start"
    >
      {copy.add}
    </Button>
  );
}
