import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { ChatState } from './chat-types.ts';
import { childrenOf, findFaq } from './faq-tree.ts';
import { questionAbove } from './go-back.ts';

/** Ids of actions. They are negative, so they are never ids of questions (spec, section 9). */
export const homeItemId = -1;
export const liveAgentItemId = -2;
/** One level back. This action is not in the specification. */
export const backItemId = -3;

export interface MenuOption {
  id: number;
  question: string;
  /** Whether choosing it leads to further questions. */
  hasChildren: boolean;
}

export interface Menu {
  options: readonly MenuOption[];
  /** Questions of any tier that admins have put above the first menu. */
  shortcuts: readonly PublicFaq[];
  /** Whether the search field is shown. */
  canAsk: boolean;
  /** The actions at the foot: {@link backItemId}, {@link homeItemId}, {@link liveAgentItemId}. */
  actions: readonly number[];
}

/**
 * What the visitor can choose: the children of the latest question, or its siblings if its answer did not help; the search;
 * and the actions.
 */
export function menuOf(state: ChatState): Menu {
  const { faqs, chosenId, check } = state;
  // After a check only the actions are shown (spec, section 4).
  if (check?.status === 'locked') {
    return { options: [], shortcuts: [], canAsk: false, actions: [homeItemId, liveAgentItemId] };
  }
  // Collect the parents once. With thousands of FAQs, a search for each option would block a slow phone.
  const parents = new Set(faqs.map(({ parent_id }) => parent_id));
  const read = findUnhelpful(state);
  const options = childrenOf(faqs, read ? read.parent_id : chosenId)
    .filter((faq) => faq !== read)
    .map(({ id, question }): MenuOption => ({ id, question, hasChildren: parents.has(id) }));
  // No search during a check: on a phone, the form and the keyboard leave no room for the field.
  const canAsk = faqs.length > 0 && check === null;
  if (chosenId === null) {
    // Leave out deleted shortcuts.
    const shortcuts = (state.bot.shortcuts || []).flatMap((id) => findFaq(faqs, id) || []);
    return { options, shortcuts, canAsk, actions: [] };
  }
  const actions = questionAbove(state) ? [backItemId, homeItemId] : [homeItemId];
  // Where there are questions to choose, the conversation offers the human instead, so that only one button does.
  if (options.length === 0) actions.push(liveAgentItemId);
  return { options, shortcuts: [], canAsk, actions };
}

/** The latest question, if the visitor voted that its answer did not help. */
export function findUnhelpful({ faqs, chosenId, votes }: ChatState): PublicFaq | undefined {
  return faqs.find(({ id }) => id === chosenId && votes[id] === false);
}
