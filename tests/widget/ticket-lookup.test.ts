import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ticketLookup } from '../../widget/adapters/ticket-lookup.ts';
import { fakeClock } from './fake-ports.ts';

const fetchMock = vi.fn<typeof fetch>();
const clock = fakeClock();
const history = ticketLookup({ clock, chatHost: () => 'https://chat.example' });
const { signal } = new AbortController();
const deposit = { kind: 'deposit', username: 'demo', ticket: 'D1' } as const;
const withdraw = { kind: 'withdraw', username: 'demo', ticket: 'W1' } as const;

beforeEach(() => vi.stubGlobal('fetch', fetchMock));

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  expect(clock.waiting()).toBe(0);
});

const respond = (body: unknown) => fetchMock.mockResolvedValue(Response.json(body));

it.each([
  [deposit, 'https://chat.example/api/deposits/history'],
  [withdraw, 'https://chat.example/api/withdrawals/history'],
])('sends only the username and the ticket: %o', async (question, address) => {
  respond({ data: [], totalValues: {} });
  await expect(history.lookUp(question, signal)).resolves.toEqual({ type: 'queued' });
  const [asked, init] = fetchMock.mock.calls[0] ?? [];
  expect(asked).toBe(address);
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual({
    username: 'demo',
    ticket: question.ticket,
  });
});

it('chooses the amount in the order of the specification', async () => {
  respond({ data: [{ final_Amount: 2, withdrawal_Amount: 3 }], totalValues: {} });
  await expect(history.lookUp(withdraw, signal)).resolves.toEqual({ type: 'found', amount: 2 });
  respond({ data: [{ final_Amount: 2 }], totalValues: { grandTotalDeposit: 9 } });
  await expect(history.lookUp(deposit, signal)).resolves.toEqual({ type: 'found', amount: 9 });
});

it.each([undefined, null])(
  'reads the rows of a response without totals: %s',
  async (totalValues) => {
    respond({ data: [{ final_Amount: null, withdrawal_Amount: 3 }], totalValues });
    await expect(history.lookUp(withdraw, signal)).resolves.toEqual({ type: 'found', amount: 3 });
    respond({ data: [{ final_Amount: 2, deposit_Amount: 4 }], totalValues });
    await expect(history.lookUp(deposit, signal)).resolves.toEqual({ type: 'found', amount: 2 });
    respond({ data: [], totalValues });
    await expect(history.lookUp(deposit, signal)).resolves.toEqual({ type: 'queued' });
  },
);

it('leaves a withdrawal without an amount to the view', async () => {
  respond({ data: [{ final_Amount: null }], totalValues: {} });
  await expect(history.lookUp(withdraw, signal)).resolves.toEqual({ type: 'found', amount: null });
});

describe('the lookup fails', () => {
  it.each([
    null,
    [],
    {},
    { data: {}, totalValues: {} },
    { totalValues: {} },
    { data: [], totalValues: 7 },
    { data: [null], totalValues: {} },
    { data: [{ final_Amount: '150000' }], totalValues: {} },
    { data: [{ deposit_Amount: -1 }], totalValues: {} },
    { data: [{}], totalValues: { totalWithdrawal: {} } },
  ])('when the response is not a history: %o', async (body) => {
    respond(body);
    await expect(history.lookUp(deposit, signal)).rejects.toThrow('Unexpected body.');
  });

  it('when it is refused', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 502 }));
    await expect(history.lookUp(deposit, signal)).rejects.toThrow('502');
  });

  it('after ten seconds', async () => {
    fetchMock.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const asked = history.lookUp(deposit, signal);
    clock.pass(9_999);
    expect(clock.waiting()).toBe(1);
    clock.pass(1);
    await expect(asked).rejects.toThrow('aborted');
  });
});

it.each([
  ['42', 42],
  [undefined, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
])('says how long to wait after too many checks: %s', async (retryAfter, waitSeconds) => {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  fetchMock.mockResolvedValue(new Response('{}', { status: 429, headers }));
  await expect(history.lookUp(deposit, signal)).resolves.toEqual({ type: 'limited', waitSeconds });
});
