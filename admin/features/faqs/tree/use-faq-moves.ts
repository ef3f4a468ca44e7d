import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { conflictCopy } from '../../../copy/conflict.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { ApiError } from '../../../data/api-client.ts';
import { navigate } from '../../../data/router.tsx';
import { showError, showToast } from '../../../data/toasts.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';
import { withoutScrolling } from '../../../ui/table/use-target-row.ts';
import { useFaqWrites } from '../data/faq-writes.ts';
import { unfold } from '../data/folded-branches.ts';
import { type Direction, type Place, placeTowards } from '../data/places.ts';
import { useFaqSearch } from '../data/use-faq-search.ts';

/** At most this many moves wait, so that a held key does not cause moves long after its release. */
const waitingMax = 3;

/** Moves FAQs of a website, one move after the other, and shows the new place of each. */
export function useFaqMoves(websiteId: number) {
  const queryClient = useQueryClient();
  const { place } = useFaqWrites(websiteId);
  const { isActive } = useFaqSearch();
  const last = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);

  /** @throws ApiError if the server refuses the move. */
  const moveTo = async (faq: Faq, to: Place): Promise<void> => {
    const { address, depth, position, siblings, undo } = await place(faq, to);
    showToast('success', copy.moved(faq.question, depth + 1, position, siblings), undo);
    // In a filtered list the row stays where it is.
    if (address !== undefined && !isActive)
      navigate(address, { replace: true, state: withoutScrolling });
  };

  /** Uses the current lists, because a move before this one has changed the order and the version. */
  const moveNow = async (
    id: number,
    findPlace: (tree: readonly FaqTreeEntry[]) => Place | undefined,
    noPlace: string,
  ): Promise<void> => {
    const lists = queryClient.getQueriesData<Faq[]>({ queryKey: [...faqsKey(websiteId), 'list'] });
    // A list that is not shown may contain an older version of the row.
    const [faq] = lists
      .flatMap(([, rows = []]) => rows.filter((row) => row.id === id))
      .sort((one, other) => other.version - one.version);
    const tree = queryClient.getQueryData<FaqTreeEntry[]>([...faqsKey(websiteId), 'tree']) ?? [];
    const to = findPlace(tree);
    if (faq === undefined || to === undefined) {
      showToast('error', noPlace);
      return;
    }
    // A row that moves into a folded branch would disappear for a moment, and lose the focus.
    if (to.parentId !== null) unfold(websiteId, to.parentId);
    try {
      await moveTo(faq, to);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.current !== undefined;
      if (isConflict) showToast('error', conflictCopy.notMoved);
      else showError(error, copy.moveFailed);
    }
  };

  const afterOthers = (move: () => Promise<void>): void => {
    if (waiting.current === waitingMax) return;
    waiting.current += 1;
    last.current = last.current.then(async () => {
      await move();
      waiting.current -= 1;
    });
  };

  return {
    moveTo,
    step(id: number, direction: Direction): void {
      const noPlace = copy.noMove[direction];
      afterOthers(() => moveNow(id, (tree) => placeTowards(tree, id, direction), noPlace));
    },
    drop(id: number, to: Place): void {
      afterOthers(() => moveNow(id, () => to, copy.moveFailed));
    },
  };
}
