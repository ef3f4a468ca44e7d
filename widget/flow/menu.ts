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
  /** Whether a question may be asked in one's own words. */
  canAsk: boolean;
  /** The ways out of the present place: {@link homeItemId}, {@link liveAgentItemId}. */
  ways: readonly number[];
}

/** What the visitor can choose now: the children of the question chosen last, or the ways out where it has none. */
export function menuOf({ faqs, chosenId, check }: ChatState): Menu {
  // After a check there is nothing but the ways out (spec, section 4).
  if (check?.status === 'locked') {
    return { options: [], canAsk: false, ways: [homeItemId, liveAgentItemId] };
  }
  // Gathered once: looked for per option, thousands of questions would hold up a slow phone.
  const parents = new Set(faqs.map(({ parent_id }) => parent_id));
  const options = childrenOf(faqs, chosenId).map(
    ({ id, question }): MenuOption => ({ id, question, hasChildren: parents.has(id) }),
  );
  // A form has the room to itself: beside a phone's keyboard there is little left.
  const canAsk = faqs.length > 0 && check === null;
  if (chosenId === null) return { options, canAsk, ways: [] };
  return {
    options,
    canAsk,
    ways: options.length > 0 ? [homeItemId] : [homeItemId, liveAgentItemId],
  };
}
