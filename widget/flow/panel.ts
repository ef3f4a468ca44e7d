import type { ChatEffect, ChatState, PageEvent, Transition } from './chat-types.ts';

export function stay(state: ChatState): Transition {
  return { state, effects: [] };
}

export function loadFaqs(state: ChatState): Transition {
  const request = state.faqRequest + 1;
  return {
    state: { ...state, faqStatus: 'loading', faqRequest: request },
    effects: [{ type: 'load-faqs', request, source: state.source }],
  };
}

/** Opens the panel, and loads the FAQs if they were not requested before. */
export function openPanel(state: ChatState, by: ChatState['openedBy']): Transition {
  if (state.isOpen) return stay(state);
  const opened = { ...state, isOpen: true, openedBy: by };
  const { state: next, effects } = state.faqStatus === 'idle' ? loadFaqs(opened) : stay(opened);
  return { state: next, effects: [...effects, emitPanelEvent(state, 'faq-open')] };
}

export function closePanel(state: ChatState): Transition {
  return state.isOpen
    ? { state: { ...state, isOpen: false }, effects: [emitPanelEvent(state, 'faq-close')] }
    : stay(state);
}

export function emit(event: PageEvent): ChatEffect {
  return { type: 'emit', event };
}

function emitPanelEvent(state: ChatState, name: 'faq-open' | 'faq-close'): ChatEffect {
  return emit({ name, detail: { websiteId: state.source.websiteId } });
}
