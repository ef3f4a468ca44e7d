import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeError } from '../../../api/operations/log.ts';
import { createChatServiceSource } from '../../../api/tickets/chat-service-source.ts';
import { chatServiceMaxCalls } from '../../../api/tickets/ticket-limits.ts';
import type { TicketSource } from '../../../api/tickets/ticket-source.ts';
import { createTestApi } from '../test-api.ts';
import {
  type Behaviour,
  cutsConnection,
  cutsResponse,
  hangs,
  responds,
  stallsResponse,
  startTestChatService,
  type TestChatService,
} from './test-chat-service.ts';

const failed = 'Gagal cek, coba lagi beberapa saat lagi.';
const history = {
  data: [{ final_Amount: 148_500, deposit_Amount: 150_000 }],
  totalValues: { grandTotalFinalDeposit: 148_500, grandTotalDeposit: 150_000 },
};
const happy = responds(200, history);

interface Setup {
  chatService: TestChatService;
  source: TicketSource;
  loggedErrors: Error[];
  find(): ReturnType<TicketSource['find']>;
}

async function setUp(timeoutMs = 20_000): Promise<Setup> {
  const chatService = await startTestChatService();
  const loggedErrors: Error[] = [];
  const logError = (error: Error) => loggedErrors.push(error);
  const source = createChatServiceSource({ origin: chatService.origin, timeoutMs, logError });
  const find = () => source.find('deposit', 'Budi88', 'D100', new AbortController().signal);
  return { chatService, source, loggedErrors, find };
}

describe('a check at the chat service: happy', () => {
  it('sends the username and the ticket, and nothing else of the visitor', async () => {
    const { chatService, source } = await setUp();
    chatService.behave(happy);
    const { signal } = new AbortController();

    expect(await source.find('deposit', 'Budi88', 'D100', signal)).toEqual(history);
    await source.find('withdraw', 'Budi88', 'W100', signal);

    expect(chatService.calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/api/deposits/history',
        body: { username: 'Budi88', ticket: 'D100' },
      },
      {
        method: 'POST',
        path: '/api/withdrawals/history',
        body: { username: 'Budi88', ticket: 'W100' },
      },
    ]);
    expect(chatService.calls[0]?.headers['content-type']).toBe('application/json');
    expect(chatService.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends the token of the settings, which is neither logged nor sent to the visitor', async () => {
    const chatService = await startTestChatService();
    const api = await createTestApi({
      chatService: chatService.origin,
      chatServiceToken: 'rahasia-layanan',
    });
    const ask = () =>
      api.call('/api/deposits/history', {
        method: 'POST',
        json: { username: 'Budi88', ticket: 'D100' },
        headers: { Authorization: 'Bearer of-the-visitor' },
      });
    const seen: string[] = [];
    for (const behaviour of [
      happy,
      responds(401, 'rahasia-layanan'),
      responds(302, '', { Location: `${chatService.origin}/elsewhere` }),
      cutsConnection,
    ]) {
      chatService.behave(behaviour);
      const response = await ask();
      seen.push(JSON.stringify([...response.headers]), await response.text());
    }
    expect(chatService.calls.length).toBeGreaterThanOrEqual(4);
    for (const { path, headers } of chatService.calls) {
      expect(path).toBe('/api/deposits/history');
      expect(headers.authorization).toBe('Bearer rahasia-layanan');
    }
    const logged = api.loggedErrors.map((error) => JSON.stringify(describeError(error)));
    expect(logged.length).toBeGreaterThan(0);
    expect([...seen, ...logged].join()).not.toContain('rahasia-layanan');
  });

  it('is used by the API when a chat service is set', async () => {
    const chatService = await startTestChatService();
    const extra = {
      data: [{ ...history.data[0], bank_account: '123' }],
      totalValues: {},
      debug: 1,
    };
    chatService.behave(responds(200, extra, { 'X-Powered-By': 'old', 'Set-Cookie': 'a=b' }));
    const api = await createTestApi({ chatService: chatService.origin });

    const response = await api.call('/api/deposits/history', {
      method: 'POST',
      json: { username: ' Budi88 ', ticket: 'd 100' },
      headers: { Cookie: 'token=secret', 'X-Client-IP': '203.0.113.1' },
    });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: history.data, totalValues: {} });
    expect(response.headers.get('X-Powered-By')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(chatService.calls[0]?.body).toEqual({ username: 'Budi88', ticket: 'D100' });
    expect(chatService.calls[0]?.headers).not.toHaveProperty('cookie');
    expect(chatService.calls[0]?.headers).not.toHaveProperty('x-client-ip');
  });

  it('converts amounts in strings to whole rupiah', async () => {
    const { chatService, find } = await setUp();
    chatService.behave(
      responds(200, {
        data: [{ final_Amount: '148500', deposit_Amount: '150000.00', withdrawal_Amount: null }],
        totalValues: { grandTotalDeposit: 150_000.000_000_03 },
      }),
    );

    expect(await find()).toEqual({
      data: [{ final_Amount: 148_500, deposit_Amount: 150_000, withdrawal_Amount: null }],
      totalValues: { grandTotalDeposit: 150_000 },
    });
  });

  it.each([undefined, null])('may have no totals: %s', async (totalValues) => {
    const { chatService, find } = await setUp();
    chatService.behave(responds(200, { data: [{ final_Amount: 148_500 }], totalValues }));

    expect(await find()).toEqual({ data: [{ final_Amount: 148_500 }], totalValues: {} });
  });

  it('waits for a slow response within the time limit', async () => {
    const { chatService, find } = await setUp();
    chatService.behave((request, response) => setTimeout(() => happy(request, response), 300));

    expect(await find()).toEqual(history);
  });

  it('retries when the connection is lost', async () => {
    const { chatService, find, loggedErrors } = await setUp();

    chatService.behave(cutsConnection, happy);
    expect(await find()).toEqual(history);
    chatService.behave(cutsResponse, happy);
    expect(await find()).toEqual(history);

    expect(chatService.calls).toHaveLength(4);
    expect(loggedErrors).toEqual([]);
  });
});

describe('a check at the chat service: error', () => {
  it('fails after a second lost connection', async () => {
    const { chatService, find } = await setUp();
    chatService.behave(cutsConnection);

    await expect(find()).rejects.toMatchObject({ status: 502, message: failed });
    expect(chatService.calls).toHaveLength(2);
  });

  it('fails when nothing listens at the address', async () => {
    const source = createChatServiceSource({
      origin: 'http://127.0.0.1:9',
      timeoutMs: 20_000,
      logError: () => {},
    });

    await expect(
      source.find('deposit', 'Budi88', 'D100', new AbortController().signal),
    ).rejects.toMatchObject({ status: 502, message: failed, detail: expect.stringMatching(/\w/) });
  });

  it.each([
    ['never responds', hangs],
    ['never ends its response', stallsResponse],
  ])('ends in time with a service that %s, and does not retry', async (_, behaviour) => {
    const { chatService, find } = await setUp(1000);
    chatService.behave(behaviour);

    const inTime = Promise.race([find(), delay(5000)]);
    await expect(inTime).rejects.toMatchObject({ status: 504, message: failed });

    expect(chatService.calls).toHaveLength(1);
    await chatService.calls[0]?.closed;
  });

  it('counts a retry into the same time limit', async () => {
    const { chatService, find } = await setUp(3000);
    chatService.behave((request) => setTimeout(() => request.socket.destroy(), 2000), hangs);

    const inTime = Promise.race([find(), delay(4500)]);
    await expect(inTime).rejects.toMatchObject({ status: 504 });

    expect(chatService.calls).toHaveLength(2);
  });

  it.each([
    ['a failure', responds(500, { message: 'SQL near D100 failed', stack: 'at db.js' })],
    ['a refusal', responds(404, { message: 'unknown' })],
    ['a failure of its own gateway', responds(503, '<h1>nginx</h1>')],
    ['a web page', responds(200, '<html>')],
    ['nothing', responds(200, '')],
    ['no rows', responds(200, { totalValues: {} })],
    ['totals that are a list', responds(200, { data: [], totalValues: [] })],
    ['rows that are no list', responds(200, { data: {}, totalValues: {} })],
    ['an amount in words', row('seratus')],
    ['an amount with separators', row('150.000,00')],
    ['a negative amount', row(-5)],
    ['an amount past counting', row(1e300)],
    ['an amount that is a list', row([1])],
    ['more than 64 KB', responds(200, { ...history, filler: 'x'.repeat(65_536) })],
  ] as const)('refuses %s without repeating or leaking it', async (_, behaviour) => {
    const { chatService, find } = await setUp();
    chatService.behave(behaviour);

    const error = await find().catch((error: unknown) => error);

    expect(error).toMatchObject({ status: 502, message: failed });
    expect(chatService.calls).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const { chatService, find } = await setUp();
    const elsewhere = await startTestChatService();
    elsewhere.behave(happy);
    chatService.behave(responds(307, '', { Location: `${elsewhere.origin}/api/deposits/history` }));

    await expect(find()).rejects.toMatchObject({ status: 502 });
    expect(elsewhere.calls).toEqual([]);
  });

  it('stops reading an endless response', async () => {
    const { chatService, find } = await setUp();
    let sent = 0;
    chatService.behave((_, response) => {
      const pump = setInterval(() => {
        response.write(' '.repeat(16_384));
        sent += 16_384;
      }, 1);
      response.once('close', () => clearInterval(pump));
    });

    await expect(find()).rejects.toMatchObject({ status: 502 });
    await chatService.calls[0]?.closed;

    expect(sent).toBeLessThan(5_000_000);
  });

  it('is an error in JSON that any page can read', async () => {
    const chatService = await startTestChatService();
    chatService.behave(responds(500, 'secret of the service', { 'X-Secret': 'yes' }));
    const api = await createTestApi({ chatService: chatService.origin });

    const response = await api.call('/api/deposits/history', {
      method: 'POST',
      json: { username: 'Budi88', ticket: 'D100' },
    });

    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: failed });
    expect(response.headers.get('X-Secret')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(api.loggedErrors).toEqual([]);
  });
});

describe('the circuit to the chat service', () => {
  /** Causes the five failures that open the circuit. */
  async function breakDown(setup: Setup, behaviour: Behaviour = responds(500, '')): Promise<void> {
    setup.chatService.behave(behaviour);
    for (let n = 0; n < 5; n++) await setup.find().catch(() => {});
    setup.chatService.calls.length = 0;
  }

  function fakeDate(): void {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  }

  it.each([
    ['failures', responds(500, '')],
    ['cut connections', cutsConnection],
    ['time-outs', hangs],
  ])(
    'opens after five %s in a row: the service is not called, visitors get an immediate error',
    async (_, behaviour) => {
      const setup = await setUp(behaviour === hangs ? 500 : 20_000);
      await breakDown(setup, behaviour);
      setup.chatService.behave(happy);

      await expect(setup.find()).rejects.toMatchObject({ status: 503, message: failed });

      expect(setup.chatService.calls).toEqual([]);
      expect(setup.loggedErrors.map(String)).toEqual([
        expect.stringMatching(/^Error: The chat service is down \(.+\)/),
      ]);
      expect(setup.loggedErrors.map((error) => error.stack).join()).not.toMatch(/Budi88|D100/);
    },
  );

  it('sends one trial check after ten seconds, and closes when it succeeds', async () => {
    fakeDate();
    const setup = await setUp();
    await breakDown(setup);
    vi.setSystemTime(Date.now() + 10_001);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    setup.chatService.behave((request, response) => {
      gate.then(() => happy(request, response));
    }, happy);

    const trial = setup.find();
    const second = setup.find();
    await expect.poll(() => setup.chatService.calls).toHaveLength(1);
    letGo();

    expect(await trial).toEqual(history);
    expect(await second).toEqual(history);
    expect(await setup.find()).toEqual(history);
  });

  it('stays open for another ten seconds when the trial fails', async () => {
    fakeDate();
    const setup = await setUp();
    await breakDown(setup);
    vi.setSystemTime(Date.now() + 10_001);

    await expect(setup.find()).rejects.toMatchObject({ status: 502 });
    setup.chatService.behave(happy);
    await expect(setup.find()).rejects.toMatchObject({ status: 503 });
    vi.setSystemTime(Date.now() + 10_001);

    expect(await setup.find()).toEqual(history);
  });

  it('stays open when the visitor of the trial disconnects', async () => {
    fakeDate();
    const setup = await setUp();
    await breakDown(setup);
    vi.setSystemTime(Date.now() + 10_001);
    setup.chatService.behave(hangs);
    const visitor = new AbortController();

    const trial = setup.source.find('deposit', 'Budi88', 'D100', visitor.signal);
    await expect.poll(() => setup.chatService.calls).toHaveLength(1);
    visitor.abort();
    await expect(trial).rejects.toMatchObject({ kind: 'abandoned' });

    await expect(setup.find()).rejects.toMatchObject({ status: 503 });
  });

  it('is not opened by what a visitor can cause: strange responses, refusals, disconnecting', async () => {
    const setup = await setUp();
    for (const behaviour of [responds(404, ''), responds(200, '{}'), responds(302, '')]) {
      setup.chatService.behave(behaviour);
      for (let n = 0; n < 3; n++) await setup.find().catch(() => {});
    }
    setup.chatService.behave(hangs);
    for (let n = 0; n < 6; n++) {
      await setup.source.find('deposit', 'a', 'D1', AbortSignal.timeout(20)).catch(() => {});
    }
    setup.chatService.behave(happy);

    expect(await setup.find()).toEqual(history);
  });

  it('forgets earlier failures after a successful check', async () => {
    const setup = await setUp();
    for (let n = 0; n < 8; n++) {
      setup.chatService.behave(n % 4 === 3 ? happy : responds(500, ''));
      await setup.find().catch(() => {});
    }
    setup.chatService.behave(happy);

    expect(await setup.find()).toEqual(history);
    expect(setup.loggedErrors).toEqual([]);
  });
});

describe('a slow chat service', () => {
  it('gets only a limited number of calls at once, and the others fail immediately', async () => {
    const { chatService, find, loggedErrors } = await setUp(60_000);
    const waiting: (() => void)[] = [];
    chatService.behave((request, response) => waiting.push(() => happy(request, response)));
    const taken = Array.from({ length: chatServiceMaxCalls }, find);
    await expect(find()).rejects.toMatchObject({ status: 503, message: failed, kind: 'crowded' });
    await expect.poll(() => waiting).toHaveLength(chatServiceMaxCalls);
    expect(chatService.calls).toHaveLength(chatServiceMaxCalls);

    for (const respond of waiting.splice(0)) respond();
    await Promise.all(taken);
    chatService.behave(happy);
    expect(await find()).toEqual(history);
    // Too many calls are not a failure of the service.
    expect(loggedErrors).toEqual([]);
  });
});

describe('a check at the chat service: security', () => {
  it('cancels the call when the visitor disconnects, and logs nothing', async () => {
    const chatService = await startTestChatService();
    chatService.behave(hangs);
    const api = await createTestApi({ chatService: chatService.origin });
    const server = serve({ fetch: api.app.fetch, hostname: '127.0.0.1', port: 0 });
    onTestFinished(() => {
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const visitor = new AbortController();

    const response = fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/deposits/history`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'Budi88', ticket: 'D100' }),
        signal: visitor.signal,
      },
    ).catch(() => 'left');
    await expect.poll(() => chatService.calls).toHaveLength(1);
    visitor.abort();

    expect(await response).toBe('left');
    await chatService.calls[0]?.closed;
    expect(api.loggedErrors).toEqual([]);
  });

  it('logs an unusable response without the username, the ticket or its content', async () => {
    const { chatService, find, loggedErrors } = await setUp();
    chatService.behave(responds(200, { message: 'no row for Budi88 D100' }));

    await find().catch(() => {});

    expect(loggedErrors.map(String)).toEqual([
      "Error: The chat service's response is not usable: not a history.",
    ]);
  });
});

function row(amount: unknown): Behaviour {
  return responds(200, { data: [{ final_Amount: amount }], totalValues: {} });
}
