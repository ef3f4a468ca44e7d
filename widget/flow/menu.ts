import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { ChatState } from './chat-types.ts';
import { childrenOf } from './faq-tree.ts';

/** Menu items that are no questions (spec, section 9). */
export const homeItemId = -1;
export const liveAgentItemId = -2;

export interface MenuOption {
  id: number;
  question: string;
  /** Whether choosing it leads to further questions. */
  hasChildren: boolean;
}

export interface Menu {
  options: readonly MenuOption[];
  /** The ways out of the present place: {@link homeItemId}, {@link liveAgentItemId}. */
  ways: readonly number[];
}

/** What the visitor can choose now: the children of the question chosen last, or the ways out where it has none. */
export function menuOf({ faqs, chosenId }: ChatState): Menu {
  const options = childrenOf(faqs, chosenId).map(
    ({ id, question }: PublicFaq): MenuOption => ({
      id,
      question,
      hasChildren: childrenOf(faqs, id).length > 0,
    }),
  );
  if (chosenId === null) return { options, ways: [] };
  return {
    options,
    ways: options.length > 0 ? [homeItemId] : [homeItemId, liveAgentItemId],
  };
}
