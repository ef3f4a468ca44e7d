import { useMemo, useState } from 'react';
import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { AddTestButton } from '../tested/add-test-button.tsx';
import { AddKeywordButton, type AddWords } from './add-keyword-button.tsx';

interface AddToOtherFaqProps {
  websiteId: number;
  asked: string;
  faqs: readonly TaughtFaq[];
  pendingId: number | undefined;
  onAdd: AddWords;
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
