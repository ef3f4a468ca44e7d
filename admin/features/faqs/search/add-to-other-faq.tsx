import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { insightWordsMaxLength } from '../../../../api/contract/limits.ts';
import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import type { KeywordGuard } from '../../../../api/contract/texts/keyword-guard.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { searchTestsCopy } from '../../../copy/faqs/search-tests.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { addTest, chosenKey } from '../tested/use-search-tests.ts';
import { AddKeywordButton, type AddWords } from './add-keyword-button.tsx';

interface AddToOtherFaqProps {
  websiteId: number;
  asked: string;
  faqs: readonly TaughtFaq[];
  pendingId: number | undefined;
  onAdd: AddWords;
  guard: KeywordGuard | undefined;
}

/** Adds words to another FAQ, if the bot finds the wrong one or none. */
export function AddToOtherFaq({ websiteId, faqs, asked, ...adding }: AddToOtherFaqProps) {
  const { data: tree = [] } = useFaqTree(websiteId);
  const [chosenId, setChosenId] = useState<number | null>();
  const options = useMemo(
    () => tree.map(({ id, question, depth }) => ({ id, label: question, depth })),
    [tree],
  );
  const chosen = faqs.find(({ id }) => id === chosenId);
  return (
    <div className={classNames('grid items-end gap-3', chosen && 'md:grid-cols-[1fr_auto_auto]')}>
      <SearchSelect
        label={copy.otherFaq}
        searchLabel={copy.searchFaq}
        placeholder={copy.chooseFaq}
        options={options}
        value={chosenId}
        onChange={setChosenId}
      />
      {chosen && (
        <AddKeywordButton
          {...adding}
          faq={chosen}
          typed={asked}
          className="h-10 max-md:justify-self-start"
        />
      )}
      {chosen && <AddTestButton websiteId={websiteId} words={asked} faqId={chosen.id} />}
    </div>
  );
}

interface AddTestButtonProps {
  websiteId: number;
  words: string;
  faqId: number;
}

/** Makes typed words a test of the search, without teaching them. */
function AddTestButton({ websiteId, words, faqId }: AddTestButtonProps) {
  const queryClient = useQueryClient();
  const add = async () => {
    try {
      await addTest(websiteId, { words: words.slice(0, insightWordsMaxLength), faq_id: faqId });
      await queryClient.invalidateQueries({ queryKey: chosenKey(websiteId) });
      showToast('success', searchTestsCopy.added(words));
    } catch (error) {
      showError(error, searchTestsCopy.addFailed);
    }
  };
  return (
    <Button Icon={FlaskConical} onClick={() => void add()} className="max-md:justify-self-start">
      {searchTestsCopy.add}
    </Button>
  );
}
