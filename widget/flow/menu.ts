import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { ChatState } from './chat-types.ts';
import { childrenOf, findFaq } from './faq-tree.ts';

/** Ids of actions. They are negative, so they are never ids of questions (spec, section 9). */
export const homeItemId = -1;
export const liveAgentItemId = -2;
/** One level back. This action is not in the specification. */
export const backItemId = -3;

export interface Menu {
  options: readonly PublicFaq[];
  /** Questions of any tier that admins have put above the first menu. */
  shortcuts: readonly PublicFaq[];
  /** Whether the search field is shown. */
  canAsk: boolean;
  /**
   * {@link backItemId}, {@link homeItemId}, {@link liveAgentItemId}; none at home. With the live agent, which is offered
   * when there is nothing else to choose, Home and Live Agent are also shown in words.
   */
  actions: readonly number[];
}

/**
 * What the visitor can choose: the children of the latest question, or its siblings if its answer did not help; the search;
 * and the actions.
 */
export function menuOf(state: ChatState): Menu {
  const { faqs, chosenId, check, messages, toRestore } = state;
  // After a check only the actions are shown (spec, section 4).
  if (check?.status === 'locked') {
    return { options: [], shortcuts: [], canAsk: false, actions: [homeItemId, liveAgentItemId] };
  }
  const read = findUnhelpful(state);
  const options = childrenOf(faqs, read ? read.parent_id : chosenId).filter((faq) => faq !== read);
  // No search during a check: on a phone, the form and the keyboard leave no room for the field.
  const canAsk = faqs.length > 0 && check === null;
  if (chosenId === null) {
    // Leave out deleted shortcuts.
    const shortcuts = (state.bot.shortcuts || []).flatMap((id) => findFaq(faqs, id) || []);
    const isHome = !messages[0] && !toRestore?.askedIds[0];
    const actions = isHome ? [] : [backItemId, homeItemId];
    return { options, shortcuts, canAsk, actions };
  }
  const actions = [backItemId, homeItemId];
  // Where there are questions to choose, the conversation offers the human instead, so that only one button does.
  if (options.length === 0) actions.push(liveAgentItemId);
  return { options, shortcuts: [], canAsk, actions };
}

/** The latest question, if the visitor voted that its answer did not help. */
function findUnhelpful({ faqs, chosenId, votes }: ChatState): PublicFaq | undefined {
  return faqs.find(({ id }) => id === chosenId && votes[id] === false);
}
