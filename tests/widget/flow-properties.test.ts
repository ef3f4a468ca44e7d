import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import { backItemId, homeItemId, liveAgentItemId, menuOf } from '../../widget/flow/menu.ts';
import { conversationToSave } from '../../widget/flow/restore-conversation.ts';
import { initialState, transition } from '../../widget/flow/transition.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const faqs = [...sampleFaqs, faq(6, 'Cek Deposit'), faq(21, 'Cek Withdraw', { parent_id: 5 })];
const anyId = fc.constantFrom(
  homeItemId,
  liveAgentItemId,
  backItemId,
  99,
  ...faqs.map(({ id }) => id),
);
const anyRequest = fc.integer({ min: 0, max: 4 });
const anyMoment = fc.integer({ min: 0, max: 1_000_000 });
const anySavedHandover = fc.record({ deadlineMs: fc.option(anyMoment), isAway: fc.boolean() });
const anyResult = fc.oneof(
  fc.record({ type: fc.constant('found' as const), amount: fc.option(fc.nat()) }),
  fc.constant({ type: 'queued' as const }),
);

const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constantFrom<ChatEvent>(
    { type: 'interest-shown' },
    { type: 'opened', by: 'visitor' },
    { type: 'closed' },
    { type: 'retry-chosen' },
    { type: 'connected' },
    { type: 'disconnected' },
    { type: 'ticket-touched' },
    { type: 'check-sent' },
    { type: 'handover-approached' },
    { type: 'small-talk-sent', text: 'halo' },
    { type: 'source-changed', source: { ...source, websiteId: 2 } },
  ),
  { weight: 4, arbitrary: anyId.map((id): ChatEvent => ({ type: 'option-chosen', id })) },
  anyRequest.map((request): ChatEvent => ({ type: 'faqs-loaded', request, faqs })),
  anyRequest.map((request): ChatEvent => ({ type: 'faqs-failed', request })),
  anyRequest.map((request): ChatEvent => ({ type: 'faqs-refused', request })),
  fc.constantFrom<ChatEvent>(
    { type: 'check-edited', field: 'username', value: 'siti' },
    { type: 'check-edited', field: 'ticket', value: 'd361' },
    { type: 'check-edited', field: 'ticket', value: 'w1' },
  ),
  fc
    .tuple(anyRequest, fc.oneof(anyResult, fc.constant({ type: 'failed' as const })))
    .map(([request, outcome]): ChatEvent => ({ type: 'check-ended', request, outcome })),
  fc.tuple(anyRequest, fc.constantFrom('opened', 'absent', 'failed')).map(
    ([request, type]): ChatEvent => ({
      type: 'handover-ended',
      request,
      outcome: { type } as { type: 'opened' },
    }),
  ),
  fc
    .tuple(anyRequest, anyMoment)
    .map(([request, nowMs]): ChatEvent => ({ type: 'vendor-chat-shown', request, nowMs })),
  fc
    .tuple(
      anyRequest,
      fc.constantFrom(
        'vendor-chat-started' as const,
        'vendor-chat-minimised' as const,
        'vendor-chat-ended' as const,
        'deadline-passed' as const,
      ),
    )
    .map(([request, type]): ChatEvent => ({ type, request })),
  fc
    .tuple(anySavedHandover, anyMoment)
    .map(([saved, nowMs]): ChatEvent => ({ type: 'handover-loaded', saved, nowMs })),
  fc.tuple(fc.boolean(), fc.array(anyId, { maxLength: 5 }), fc.option(anyResult)).map(
    ([isOpen, askedIds, result]): ChatEvent => ({
      type: 'conversation-loaded',
      saved: { version: 1, isOpen, askedIds, result },
    }),
  ),
);

const anyHistory = fc.array(anyEvent, { maxLength: 40 });

function after(events: readonly ChatEvent[]): ChatState {
  return events.reduce((state, event) => transition(state, event).state, initialState(source));
}

/** Runs the property on many histories; a failure prints the shortest one that breaks it. */
function holdsAfterAnyHistory(isTrue: (state: ChatState) => boolean): void {
  fc.assert(
    fc.property(anyHistory, (events) => isTrue(after(events))),
    { numRuns: 3000 },
  );
}

describe('after any sequence of events', () => {
  it('there is a Home button, except at home', () => {
    holdsAfterAnyHistory(
      (state) => state.chosenId === null || menuOf(state).actions.includes(homeItemId),
    );
  });

  it('Home clears the conversation and the form', () => {
    holdsAfterAnyHistory((state) => {
      const home = transition(state, { type: 'option-chosen', id: homeItemId }).state;
      return home.chosenId === null && home.check === null && home.messages.length === 0;
    });
  });

  it('a form belongs to the latest question, and a locked form leaves only the actions', () => {
    holdsAfterAnyHistory((state) => {
      if (state.check === null) return true;
      const { options, actions } = menuOf(state);
      return (
        state.chosenId !== null &&
        (state.check.status !== 'locked' || (options.length === 0 && actions.length === 2))
      );
    });
  });

  it('one level back leads to the question above, which a page load brings back, or home', () => {
    holdsAfterAnyHistory((state) => {
      if (!menuOf(state).actions.includes(backItemId)) return true;
      const { parent_id = null } = faqs.find(({ id }) => id === state.chosenId) ?? {};
      const back = transition(state, { type: 'option-chosen', id: backItemId }).state;
      if (parent_id === null) return back.chosenId === null && back.messages.length === 0;
      const saved = conversationToSave(back);
      return back.chosenId === parent_id && saved?.askedIds.at(-1) === parent_id;
    });
  });

  it('the latest load can still succeed', () => {
    holdsAfterAnyHistory((state) => {
      const asked = transition(state, {
        type:
          state.faqStatus === 'failed' || state.faqStatus === 'refused'
            ? 'retry-chosen'
            : 'interest-shown',
      }).state;
      const loaded = transition(asked, {
        type: 'faqs-loaded',
        request: asked.faqRequest,
        faqs,
      }).state;
      return loaded.faqStatus === 'ready';
    });
  });
});
