import { describe, expect, it } from 'vitest';
import { checkKindOf } from '../../api/contract/ticket.ts';
import type { ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import type { CheckOutcome } from '../../widget/flow/check-types.ts';
import { transition } from '../../widget/flow/transition.ts';
import { choose, fillIn, play, questions, readyWith, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [
  ...sampleFaqs,
  faq(6, 'Status setoran', { answer: 'Lihat riwayat.', image: 'tiket-10x10.webp' }),
  faq(30, 'Tolong CEK WITHDRAW saya'),
  faq(31, 'Sudah coba?', { parent_id: 30 }),
];
const ready = readyWith(faqs);
const asked = (id: number) => play(ready, choose(id)).state;
const typed = (kind: 'deposit' | 'withdraw', username: string, ticket: string) =>
  play(asked(kind === 'deposit' ? 6 : 30), ...fillIn(username, ticket)).state;
const sent = play(typed('deposit', ' demo ', 'd 12'), { type: 'check-sent' });
const found: CheckOutcome = { type: 'found', amount: 150_000 };
const foundIt: ChatEvent = { type: 'check-ended', request: 1, outcome: found };

describe('the kind of check of a question', () => {
  it.each([
    [faq(6, 'Apa saja'), 'deposit'],
    [faq(21, 'Apa saja'), 'withdraw'],
    [faq(40, 'Cek Deposit'), 'deposit'],
    [faq(41, 'mau cek withdraw dong'), 'withdraw'],
    [faq(42, 'Cara deposit'), undefined],
    [faq(43, 'Cek bonus'), undefined],
  ])('%o', (question, kind) => {
    expect(checkKindOf(question)).toBe(kind);
  });
});

describe('choosing a check', () => {
  it('shows the question, its own answer and image, and the form', () => {
    expect(asked(6).messages).toEqual([
      { type: 'user', faqId: 6, text: 'Status setoran' },
      { type: 'bot', text: 'Lihat riwayat.' },
      { type: 'image', image: 'tiket-10x10.webp', text: 'Status setoran' },
      { type: 'form' },
    ]);
  });

  it('shows a default text and image when the question has none', () => {
    expect(asked(30).messages.slice(1)).toEqual([
      { type: 'notice', notice: 'withdraw-ticket' },
      { type: 'ticket-picture', kind: 'withdraw' },
      { type: 'form' },
    ]);
  });

  it('offers a human only after the check', () => {
    expect(asked(6).isHandoverOffered).toBe(false);
    expect(end(sent.state, found).isHandoverOffered).toBe(true);
  });

  it('starts with an empty form, whatever was typed in an earlier one', () => {
    const other = play(typed('deposit', 'demo', 'D1'), choose(30)).state;
    expect(other.check).toEqual({
      kind: 'withdraw',
      status: 'editable',
      username: '',
      ticket: '',
      isTicketTouched: false,
    });
  });

  it('removes the form for a question without a check', () => {
    expect(play(asked(6), choose(1)).state.check).toBeNull();
  });
});

describe('the ticket', () => {
  it.each([
    ['D', false],
    ['d 36', false],
    ['', false],
    ['X', true],
    ['W3612272', true],
    ['D12A', true],
  ])('is marked as wrong while typing only if it cannot become a ticket: %s', (value, isWrong) => {
    expect(typed('deposit', '', value).check?.isTicketTouched).toBe(isWrong);
  });

  it('shows an error after blur', () => {
    expect(play(asked(6), { type: 'ticket-touched' }).state.check?.isTicketTouched).toBe(true);
  });
});

describe('sending', () => {
  it('asks for the trimmed username and the normalised ticket', () => {
    expect(sent.effects).toEqual([
      {
        type: 'look-up',
        request: 1,
        query: { kind: 'deposit', username: 'demo', ticket: 'D12' },
      },
    ]);
    expect(sent.state.check?.status).toBe('checking');
  });

  it.each([
    ['', 'D12'],
    ['   ', 'D12'],
    ['demo', ''],
    ['demo', 'W12'],
    ['demo', 'D'],
  ])('waits for both fields: "%s", "%s"', (username, ticket) => {
    const state = typed('deposit', username, ticket);
    expect(play(state, { type: 'check-sent' })).toEqual({ state, effects: [] });
  });

  it.each<[string, ChatState]>([
    ['while it checks', sent.state],
    ['once it is locked', end(sent.state, found)],
  ])('ignores a second check and further letters %s', (_name, state) => {
    const { state: after, effects } = play(
      state,
      { type: 'check-sent' },
      { type: 'check-edited', field: 'username', value: 'lain' },
      { type: 'ticket-touched' },
    );
    expect(after).toEqual(state);
    expect(effects).toEqual([]);
  });
});

describe('the outcome', () => {
  it.each<[CheckOutcome, string]>([
    [found, 'locked'],
    [{ type: 'queued' }, 'locked'],
    [{ type: 'failed' }, 'editable'],
    [{ type: 'limited', waitSeconds: 42 }, 'editable'],
  ])('%o', (outcome, status) => {
    const { state, effects } = transition(sent.state, { type: 'check-ended', request: 1, outcome });
    expect(state.messages.at(-1)).toEqual({ type: 'check', kind: 'deposit', outcome });
    expect(state.check).toMatchObject({ status, username: ' demo ', ticket: 'd 12' });
    // The event for the page must contain neither the name nor the ticket.
    expect(effects).toEqual([
      {
        type: 'emit',
        event: {
          name: 'faq-check',
          detail: { websiteId: 1, kind: 'deposit', outcome: outcome.type },
        },
        fact: { type: 'checked', kind: 'deposit', outcome: outcome.type },
      },
    ]);
  });

  it.each<[string, readonly ChatEvent[]]>([
    ['Home', [choose(-1)]],
    ['another question', [choose(1)]],
    ['another form', [choose(30)]],
    ['the page being left', [{ type: 'disconnected' }]],
    ['another website', [{ type: 'source-changed', source: { ...source, websiteId: 9 } }]],
    [
      'a newer check',
      [{ type: 'check-ended', request: 1, outcome: { type: 'failed' } }, { type: 'check-sent' }],
    ],
  ])('is dropped after %s', (_name, events) => {
    const { state } = play(sent.state, ...events);
    expect(play(state, foundIt)).toEqual({ state, effects: [] });
  });

  it('is dropped when the form of another website is being checked', () => {
    const elsewhere = play(
      sent.state,
      { type: 'source-changed', source: { ...source, websiteId: 9 } },
      questions(faqs, 2),
      choose(6),
      ...fillIn('lain', 'D9'),
      { type: 'check-sent' },
    ).state;
    expect(elsewhere.check?.status).toBe('checking');
    expect(play(elsewhere, foundIt).state).toEqual(elsewhere);
  });
});

describe('leaving a form', () => {
  it('clears everything at Home, and cancels a running check', () => {
    const { state, effects } = play(sent.state, choose(-1));
    expect(state).toMatchObject({ messages: [], check: null, checked: null });
    expect(effects).toEqual([{ type: 'cancel-requests' }]);
  });

  it('keeps what was typed when the element leaves the page', () => {
    expect(play(sent.state, { type: 'disconnected' }).state.check).toMatchObject({
      status: 'editable',
      username: ' demo ',
    });
  });

  it('passes the latest ticket to the live agent', () => {
    const { effects } = play(end(sent.state, found), choose(-2));
    expect(effects).toContainEqual(
      expect.objectContaining({
        type: 'open-live-agent',
        context: { questions: ['Status setoran'], ticket: 'D12' },
      }),
    );
  });
});

it('ignores events of a form that is not shown', () => {
  expect(
    play(
      ready,
      { type: 'check-edited', field: 'ticket', value: 'D1' },
      { type: 'ticket-touched' },
      { type: 'check-sent' },
      { type: 'check-ended', request: 0, outcome: found },
    ),
  ).toEqual({ state: ready, effects: [] });
});

function end(state: ChatState, outcome: CheckOutcome): ChatState {
  return play(state, { type: 'check-ended', request: 1, outcome }).state;
}
