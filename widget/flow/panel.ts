import type { Announcement, ChatEffect, ChatState, Transition } from './chat-types.ts';

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

/** An open panel has its questions, or is about to. */
export function openPanel(state: ChatState, by: ChatState['openedBy']): Transition {
  if (state.isOpen) return stay(state);
  const opened = { ...state, isOpen: true, openedBy: by };
  const { state: next, effects } = state.faqStatus === 'idle' ? loadFaqs(opened) : stay(opened);
  return { state: next, effects: [...effects, tell(state, 'faq-open')] };
}

export function closePanel(state: ChatState): Transition {
  return state.isOpen
    ? { state: { ...state, isOpen: false }, effects: [tell(state, 'faq-close')] }
    : stay(state);
}

export function announce(announcement: Announcement): ChatEffect {
  return { type: 'announce', announcement };
}

function tell(state: ChatState, name: 'faq-open' | 'faq-close'): ChatEffect {
  return announce({ name, detail: { websiteId: state.source.websiteId } });
}
