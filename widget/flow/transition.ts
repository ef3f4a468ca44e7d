import type { PublicFaq } from '../../api/contract/public-api.ts';
import type {
  Announcement,
  ChatEffect,
  ChatEvent,
  ChatMessage,
  ChatState,
  FaqSource,
  HandoverOutcome,
  Notice,
  Transition,
} from './chat-types.ts';
import { childrenOf, findFaq } from './faq-tree.ts';
import { homeItemId, liveAgentItemId } from './menu.ts';

/** A closed bot that has asked for nothing yet. */
export function initialState(source: FaqSource): ChatState {
  return {
    source,
    isOpen: false,
    openedBy: 'visitor',
    faqStatus: 'idle',
    faqs: [],
    chosenId: null,
    messages: [],
    isHandoverOffered: false,
    isHandoverRunning: false,
    faqRequest: 0,
    handoverRequest: 0,
  };
}

/** The whole behaviour of the bot: what an event makes of a state, and what is to be done outside. */
export function transition(state: ChatState, event: ChatEvent): Transition {
  switch (event.type) {
    case 'interest-shown':
      return state.faqStatus === 'idle' ? load(state) : stay(state);
    case 'opened':
      return open(state, event.by);
    case 'closed':
      return state.isOpen
        ? { state: { ...state, isOpen: false }, effects: [tell(state, 'faq-close')] }
        : stay(state);
    case 'source-changed':
      return changeSource(state, event.source);
    case 'option-chosen':
      return chooseOption(state, event.id);
    case 'retry-chosen':
      return state.faqStatus === 'failed' ? load(state) : stay(state);
    case 'handover-approached':
      return { state, effects: [{ type: 'prepare-live-agent', source: state.source }] };
    case 'faqs-loaded':
      return isAwaited(state, event.request)
        ? stay({
            ...state,
            faqStatus: 'ready',
            faqs: event.faqs,
            isHandoverOffered: state.isHandoverOffered || childrenOf(event.faqs, null).length === 0,
          })
        : stay(state);
    case 'faqs-failed':
      return isAwaited(state, event.request)
        ? stay({ ...state, faqStatus: 'failed', isHandoverOffered: true })
        : stay(state);
    case 'handover-ended':
      return endHandover(state, event.request, event.outcome);
    case 'left':
      return leave(state);
  }
}

function stay(state: ChatState): Transition {
  return { state, effects: [] };
}

function load(state: ChatState): Transition {
  const request = state.faqRequest + 1;
  return {
    state: { ...state, faqStatus: 'loading', faqRequest: request },
    effects: [{ type: 'load-faqs', request, source: state.source }],
  };
}

function isAwaited(state: ChatState, request: number): boolean {
  return state.faqStatus === 'loading' && state.faqRequest === request;
}

function open(state: ChatState, by: 'visitor' | 'page'): Transition {
  if (state.isOpen) return stay(state);
  const opened = { ...state, isOpen: true, openedBy: by };
  const { state: next, effects } = state.faqStatus === 'idle' ? load(opened) : stay(opened);
  return { state: next, effects: [...effects, tell(state, 'faq-open')] };
}

function changeSource(state: ChatState, source: FaqSource): Transition {
  const { apiHost, websiteId } = state.source;
  if (source.apiHost === apiHost && source.websiteId === websiteId) return stay(state);
  const { isOpen, openedBy, faqRequest, handoverRequest } = state;
  const fresh = {
    ...initialState(source),
    isOpen,
    openedBy,
    faqRequest,
    handoverRequest: handoverRequest + 1,
  };
  if (state.faqStatus === 'idle') return stay(fresh);
  const loading = load(fresh);
  return { ...loading, effects: [{ type: 'cancel-requests' }, ...loading.effects] };
}

function chooseOption(state: ChatState, id: number): Transition {
  if (id === homeItemId) return stay(goHome(state));
  if (id === liveAgentItemId) return startHandover(state);
  const faq = findFaq(state.faqs, id);
  if (faq === undefined || id === state.chosenId) return stay(state);
  const isLeaf = childrenOf(state.faqs, id).length === 0;
  return {
    state: {
      ...state,
      chosenId: id,
      messages: [...state.messages, { type: 'user', text: faq.question }, ...answer(faq, isLeaf)],
      isHandoverOffered: state.isHandoverOffered || isLeaf,
    },
    effects: [
      announce({
        name: 'faq-question',
        detail: { websiteId: state.source.websiteId, id, question: faq.question },
      }),
    ],
  };
}

function answer(faq: PublicFaq, isLeaf: boolean): ChatMessage[] {
  const said: ChatMessage[] = [];
  if (faq.answer) said.push({ type: 'bot', text: faq.answer });
  if (faq.image) said.push({ type: 'image', image: faq.image, text: faq.question });
  // A question that leads nowhere and says nothing would look like a bot that broke.
  if (isLeaf && said.length === 0) said.push({ type: 'notice', notice: 'no-answer' });
  return said;
}

function goHome(state: ChatState): ChatState {
  return {
    ...state,
    chosenId: null,
    messages: [],
    isHandoverOffered: false,
    isHandoverRunning: false,
    handoverRequest: state.handoverRequest + 1,
  };
}

function startHandover(state: ChatState): Transition {
  if (state.isHandoverRunning) return stay(state);
  const request = state.handoverRequest + 1;
  return {
    state: {
      ...state,
      isHandoverOffered: true,
      isHandoverRunning: true,
      handoverRequest: request,
    },
    effects: [{ type: 'open-live-agent', request, source: state.source }],
  };
}

const noticeOf: Record<HandoverOutcome['type'], Notice> = {
  opened: 'live-agent-opened',
  blocked: 'live-agent-blocked',
  absent: 'live-agent-absent',
  failed: 'live-agent-failed',
};

function endHandover(state: ChatState, request: number, outcome: HandoverOutcome): Transition {
  if (!state.isHandoverRunning || request !== state.handoverRequest) return stay(state);
  const said: ChatMessage = {
    type: 'notice',
    notice: noticeOf[outcome.type],
    ...(outcome.type === 'blocked' ? { href: outcome.href } : {}),
  };
  const last = state.messages[state.messages.length - 1];
  const isRepeated = last?.type === 'notice' && last.notice === said.notice;
  return {
    state: {
      ...state,
      isHandoverRunning: false,
      messages: isRepeated ? state.messages : [...state.messages, said],
    },
    effects: [
      announce({
        name: 'faq-handover',
        detail: { websiteId: state.source.websiteId, outcome: outcome.type },
      }),
    ],
  };
}

function leave(state: ChatState): Transition {
  return {
    state: {
      ...state,
      faqStatus: state.faqStatus === 'loading' ? 'idle' : state.faqStatus,
      isHandoverRunning: false,
    },
    effects: [{ type: 'cancel-requests' }],
  };
}

function tell(state: ChatState, name: 'faq-open' | 'faq-close'): ChatEffect {
  return announce({ name, detail: { websiteId: state.source.websiteId } });
}

function announce(announcement: Announcement): ChatEffect {
  return { type: 'announce', announcement };
}
