import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { ChatState } from './chat-types.ts';
import { childrenOf, findFaq } from './faq-tree.ts';
import { areWaysShown } from './ways.ts';

/** Ids of actions. They are negative, so they are never ids of questions (spec, section 9). */
export const homeItemId = -1;
export const liveAgentItemId = -2;
/** One level back. This action is not in the specification. */
export const backItemId = -3;

export interface Menu {
  options: readonly PublicFaq[];
  /** Above the first menu: the questions of the page's topic, and those of any tier that admins have put there. */
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
  const { faqs, faqStatus, chosenId, check, messages, toRestore } = state;
  // After a check only the actions are shown (spec, section 4).
  const isAsking = areWaysShown(state);
  if (check?.status === 'locked') {
    const actions = [homeItemId, liveAgentItemId];
    if (isAsking) actions.unshift(backItemId);
    return { options: [], shortcuts: [], canAsk: false, actions };
  }
  const read = findUnhelpful(state);
  const options = childrenOf(faqs, read ? read.parent_id : chosenId).filter((faq) => faq !== read);
  // No search during a check: on a phone, the form and the keyboard leave no room for the field. It is there while the
  // questions load, so that nothing moves when they arrive.
  const canAsk = (faqs.length > 0 || faqStatus === 'loading') && check === null;
  if (chosenId === null) {
    // Leave out deleted shortcuts.
    const chosen = (state.bot.shortcuts || []).flatMap((id) => findFaq(faqs, id) || []);
    const ofTopic = childrenOf(faqs, state.topicId);
    const shortcuts = [...ofTopic, ...chosen.filter((faq) => !ofTopic.includes(faq))];
    const isHome = !messages[0] && !toRestore?.askedIds[0];
    const actions = isHome ? [] : [backItemId, homeItemId];
    return { options: isAsking ? [] : options, shortcuts, canAsk, actions };
  }
  const actions = [backItemId, homeItemId];
  // Where there are questions to choose, the conversation offers the human instead, so that only one button does.
  if (options.length === 0) actions.push(liveAgentItemId);
  return { options: isAsking ? [] : options, shortcuts: [], canAsk, actions };
}

/** The latest question, if the visitor voted that its answer did not help. */
function findUnhelpful({ faqs, chosenId, votes }: ChatState): PublicFaq | undefined {
  return faqs.find(({ id }) => id === chosenId && votes[id] === false);
}
