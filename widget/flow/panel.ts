import type { InsightFact } from '../../api/contract/insights.ts';
import type { ChatEffect, ChatState, PageEvent, Transition } from './chat-types.ts';

export function stay(state: ChatState): Transition {
  return { state, effects: [] };
}

export function loadFaqs(state: ChatState): Transition {
  const request = state.faqRequest + 1;
  return {
    state: { ...state, faqStatus: 'loading', faqRequest: request, words: null },
    effects: [{ type: 'load-faqs', request, source: state.source }],
  };
}

/**
 * Opens the panel, and loads the FAQs if they were not requested before.
 *
 * @param isCounted false if the panel was open on the page before, or returns after a live chat
 */
export function openPanel(
  state: ChatState,
  by: ChatState['openedBy'],
  isCounted?: boolean,
): Transition {
  if (state.isOpen) return stay(state);
  const opened = { ...state, isOpen: true, openedBy: by };
  const { state: next, effects } = state.faqStatus === 'idle' ? loadFaqs(opened) : stay(opened);
  const event = emitPanelEvent(state, 'faq-open', isCounted && { type: 'opened' }, by === 'page');
  return { state: next, effects: [...effects, event] };
}

export function closePanel(state: ChatState): Transition {
  return state.isOpen
    ? { state: { ...state, isOpen: false }, effects: [emitPanelEvent(state, 'faq-close')] }
    : stay(state);
}

/**
 * @param fact the fact to count, if any
 * @param isHeld whether the fact counts only after a further action of the visitor
 */
export function emit(
  event: PageEvent | undefined,
  fact?: InsightFact | false,
  isHeld?: boolean,
): ChatEffect {
  return { type: 'emit', event, fact, isHeld };
}

function emitPanelEvent(
  { source }: ChatState,
  name: 'faq-open' | 'faq-close',
  fact?: InsightFact | false,
  isHeld?: boolean,
): ChatEffect {
  return emit({ name, detail: { websiteId: source.websiteId } }, fact, isHeld);
}
