import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import type { ChatEffect, ChatEvent, ChatState, Transition } from './chat-types.ts';
import { cancelCheck, fillCheckForm } from './check-form.ts';
import { chooseQuestion } from './choose-question.ts';
import { defaultBot } from './default-bot.ts';
import type { FaqSource } from './faq-source.ts';
import { childrenOf, findFaq } from './faq-tree.ts';
import { goBack, questionAbove } from './go-back.ts';
import {
  dropHandover,
  handOver,
  isVendorWindowShown,
  noHandover,
  report,
  startHandover,
} from './handover.ts';
import { backItemId, homeItemId, liveAgentItemId } from './menu.ts';
import { closePanel, emit, loadFaqs, openPanel, stay } from './panel.ts';
import { loadConversation, restoreConversation } from './restore-conversation.ts';
import type { SavedConversation } from './saved-conversation.ts';
import { smallTalkOf } from './search/small-talk.ts';
import { areWaysShown, showWays, withoutWays } from './ways.ts';

/** The state of a closed bot before its first request. */
export function initialState(source: FaqSource, bot: PublicBot = defaultBot): ChatState {
  return {
    source,
    bot,
    isOpen: false,
    openedBy: 'visitor',
    faqStatus: 'idle',
    faqs: [],
    words: null,
    chosenId: null,
    messages: [],
    readId: null,
    canVote: false,
    votes: {},
    topicId: 0,
    closed: [],
    isHandoverOffered: false,
    handover: noHandover,
    check: null,
    checked: null,
    toRestore: null,
    linked: null,
    faqRequest: 0,
    handoverRequest: 0,
    checkRequest: 0,
  };
}

/** Applies an event to a state, and returns the new state and the effects to run. */
export function transition(state: ChatState, event: ChatEvent): Transition {
  switch (event.type) {
    case 'interest-shown':
      return state.faqStatus === 'idle' ? loadFaqs(state) : stay(state);
    case 'opened':
      // The panel and the vendor's window would overlap, so the window is minimised first.
      return isVendorWindowShown(state)
        ? handOver(state, { type: 'vendor-chat-minimised', request: state.handoverRequest })
        : openPanel(state, event.by, true);
    case 'closed':
      return closePanel(state);
    case 'source-changed':
      return changeSource(state, event.source, event.bot);
    case 'option-chosen':
      return chooseOption(state, event.id, event.isHeld);
    case 'faq-linked':
      return showLinked({ ...state, linked: event });
    case 'small-talk-sent':
      return stay(answerSmallTalk(state, event.text));
    case 'retry-chosen':
      return state.faqStatus === 'failed' || state.faqStatus === 'refused'
        ? loadFaqs(state)
        : stay(state);
    case 'language-changed':
      return {
        state,
        effects:
          state.faqStatus === 'idle'
            ? []
            : [{ type: 'load-bot', request: state.faqRequest, source: state.source }],
      };
    case 'bot-loaded':
      return stay(event.request === state.faqRequest ? { ...state, bot: event.bot } : state);
    case 'faqs-loaded':
      return isAwaited(state, event.request)
        ? showLinked(
            restoreConversation({
              ...state,
              faqStatus: 'ready',
              faqs: event.faqs,
              isHandoverOffered:
                state.isHandoverOffered || childrenOf(event.faqs, null).length === 0,
            }),
          )
        : stay(state);
    case 'faqs-failed':
      return isAwaited(state, event.request)
        ? stay({ ...state, faqStatus: 'failed', isHandoverOffered: true })
        : stay(state);
    case 'faqs-refused':
      // Do not offer a human: the server refuses the live-chat link too.
      return isAwaited(state, event.request)
        ? stay({ ...state, faqStatus: 'refused', isHandoverOffered: false })
        : stay(state);
    case 'search-focused':
      return state.words
        ? stay(state)
        : {
            state: { ...state, words: 'loading' },
            effects: [{ type: 'load-words', request: state.faqRequest, source: state.source }],
          };
    case 'words-loaded':
      return stay(event.request === state.faqRequest ? { ...state, words: event.words } : state);
    case 'voted':
      return vote(state, event.isHelpful);
    case 'topic-set':
      return stay({ ...state, topicId: event.id });
    case 'announcement-closed':
      return stay({ ...state, closed: [...state.closed, event.text] });
    case 'ways-asked':
      return showWays(state, event.nowMs, event.text);
    case 'channel-opened':
      return { state, effects: [report(state, 'opened', true, event.channel)] };
    case 'noticed':
      return { state, effects: [emit(undefined, event.fact)] };
    case 'check-edited':
    case 'ticket-touched':
    case 'check-sent':
    case 'check-ended':
      return fillCheckForm(state, event);
    case 'connected': {
      const { source } = state;
      return {
        state,
        effects: [
          // Load the conversation first: the handover's notices belong after its messages.
          { type: 'load-conversation', source },
          { type: 'load-handover', source },
        ],
      };
    }
    case 'conversation-loaded':
      return loadConversation(state, event.saved);
    case 'page-shown-again':
      return { state, effects: [{ type: 'compare-conversation', source: state.source }] };
    case 'conversation-changed':
      return replaceConversation(state, event.saved);
    case 'disconnected':
      return disconnect(state);
    default:
      return handOver(state, event);
  }
}

function isAwaited(state: ChatState, request: number): boolean {
  return state.faqStatus === 'loading' && state.faqRequest === request;
}

function changeSource(state: ChatState, source: FaqSource, bot: PublicBot | undefined): Transition {
  const { apiHost, websiteId } = state.source;
  if (source.apiHost === apiHost && source.websiteId === websiteId) return stay(state);
  const { isOpen, openedBy, topicId, faqRequest, checkRequest } = state;
  const { state: dropped, effects } =
    state.handover.status === 'none' ? stay(state) : dropHandover(state, true);
  const fresh = {
    ...initialState(source, bot),
    isOpen,
    openedBy,
    topicId,
    faqRequest,
    handoverRequest: dropped.handoverRequest,
    checkRequest,
  };
  if (state.faqStatus === 'idle') return { state: fresh, effects };
  const loading = loadFaqs(fresh);
  return {
    ...loading,
    effects: [...effects, { type: 'cancel-requests' }, ...loading.effects],
  };
}

function vote(state: ChatState, isHelpful: boolean): Transition {
  const { chosenId, votes } = state;
  if (chosenId === null || votes[chosenId] === isHelpful) return stay(state);
  return {
    state: { ...state, votes: { ...votes, [chosenId]: isHelpful } },
    effects: [emit(undefined, { type: 'voted', faq_id: chosenId, helpful: isHelpful })],
  };
}

function chooseOption(state: ChatState, id: number, isHeld?: boolean): Transition {
  if (id === backItemId && areWaysShown(state)) return stay(withoutWays(state));
  // The level above a topic is Home.
  if (id === homeItemId || (id === backItemId && !questionAbove(state))) return goHome(state);
  if (id === liveAgentItemId) return startHandover(state);
  if (id === backItemId) return { state: goBack(state), effects: cancelledCheck(state) };
  const faq = findFaq(state.faqs, id);
  if (faq === undefined || id === state.chosenId) return stay(state);
  const next = chooseQuestion(state, faq);
  const { question } = faq;
  return {
    state: next,
    effects: [
      emit(
        { name: 'faq-question', detail: { websiteId: state.source.websiteId, id, question } },
        // A question without an answer only leads to other questions and is not counted as read.
        next.readId === id && { type: 'read', faq_id: id },
        isHeld,
      ),
    ],
  };
}

/** Shows the linked question. Ignores a question that was deleted or belongs to another website. */
function showLinked(state: ChatState): Transition {
  const { linked, chosenId, check, isOpen, openedBy } = state;
  if (linked === null || state.faqStatus !== 'ready') return stay(state);
  const { id, opensBy } = linked;
  const events: ChatEvent[] = [];
  if (findFaq(state.faqs, id)) {
    if (opensBy) events.push({ type: 'opened', by: opensBy });
    // A checked ticket locks the menu until Home (spec, section 4).
    if (check && id !== chosenId) events.push({ type: 'option-chosen', id: homeItemId });
    events.push({
      type: 'option-chosen',
      id,
      isHeld: (opensBy || (isOpen && openedBy)) === 'page',
    });
  }
  return { state: { ...state, linked: null }, effects: [{ type: 'send', events }] };
}

function goHome(state: ChatState): Transition {
  const { state: here, effects } =
    state.handover.status === 'opening' ? dropHandover(state, true) : stay(state);
  return {
    state: {
      ...here,
      chosenId: null,
      messages: [],
      isHandoverOffered: false,
      check: null,
      checked: null,
      toRestore: null,
    },
    effects: [...effects, ...cancelledCheck(state)],
  };
}

/** Replaces the conversation by the one that continued on another page of the tab. */
function replaceConversation(state: ChatState, saved: SavedConversation | undefined): Transition {
  const home = goHome(state);
  const closed = saved?.closed || state.closed;
  const next = { ...home.state, toRestore: saved || null, closed };
  const shown = saved?.isOpen ? openPanel(next, 'page') : closePanel(next);
  return {
    state: shown.state.faqStatus === 'ready' ? restoreConversation(shown.state) : shown.state,
    effects: [...home.effects, ...shown.effects],
  };
}

function cancelledCheck({ check }: ChatState): ChatEffect[] {
  return check?.status === 'checking' ? [{ type: 'cancel-requests' }] : [];
}

/** Answers a greeting or thanks, and shows the top tier. */
function answerSmallTalk(state: ChatState, text: string): ChatState {
  const notice = smallTalkOf(text);
  if (notice === undefined || notice === 'human' || state.check !== null) return state;
  return {
    ...state,
    chosenId: null,
    messages: [...state.messages, { type: 'said', text }, { type: 'notice', notice }],
  };
}

function disconnect(state: ChatState): Transition {
  const { state: next, effects } = dropHandover(cancelCheck(state), false);
  return {
    state: { ...next, faqStatus: next.faqStatus === 'loading' ? 'idle' : next.faqStatus },
    effects: [...effects, { type: 'cancel-requests' }],
  };
}
