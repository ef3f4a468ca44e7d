import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { ledgerTickets } from '../../../api/db/schema.ts';
import { type CallOptions, createTestApi, strangerIp, type TestApi } from '../test-api.ts';

const empty = { data: [], totalValues: {} };

async function createApiWithTickets(...deps: Parameters<typeof createTestApi>): Promise<TestApi> {
  const api = await createTestApi(...deps);
  await addTickets(api.db);
  return api;
}

async function addTickets(db: Database): Promise<void> {
  const row = { username: 'Budi88', usernameKey: 'budi88', recordedAt: '2026-01-15T03:20:00.000Z' };
  await db.write(async (tx) => {
    await tx.insert(ledgerTickets).values([
      { ...row, ticket: 'D100', kind: 'deposit', amount: 150_000, finalAmount: 148_500 },
      { ...row, ticket: 'D101', kind: 'deposit', amount: 50_000, finalAmount: null },
      { ...row, ticket: 'W100', kind: 'withdraw', amount: 500_000, finalAmount: 0 },
    ]);
  });
}

function check(
  api: TestApi,
  kind: 'deposits' | 'withdrawals',
  json: unknown,
  options: CallOptions = {},
): Promise<Response> {
  return api.call(`/api/${kind}/history`, { method: 'POST', json, ip: strangerIp, ...options });
}

describe('a ticket check: happy', () => {
  it('returns amounts with the names of the specification, also 0, in any case and with spaces', async () => {
    const api = await createApiWithTickets();
    for (const [kind, username, ticket, data, totalValues] of [
      [
        'deposits',
        '  bUDI88 ',
        ' d 1 00',
        { final_Amount: 148_500, deposit_Amount: 150_000 },
        { grandTotalFinalDeposit: 148_500, grandTotalDeposit: 150_000 },
      ],
      [
        'withdrawals',
        'Budi88',
        'W100',
        { final_Amount: 0, withdrawal_Amount: 500_000 },
        { totalFinalWithdrawal: 0, totalWithdrawal: 500_000 },
      ],
    ] as const) {
      const response = await check(api, kind, { username, ticket });
      expect([response.status, await response.json()]).toEqual([
        200,
        { data: [data], totalValues },
      ]);
    }
  });

  it('finds the demo tickets of a new installation', async () => {
    const api = await createTestApi();
    const { sampleTickets } = await import('../../../api/db/seed/sample-tickets.ts');
    await api.db.write(async (tx) => {
      await tx.insert(ledgerTickets).values(sampleTickets);
    });

    const processed = await check(api, 'deposits', { username: 'demo', ticket: 'D3612272' });
    const paid = await check(api, 'withdrawals', { username: 'demo', ticket: 'W3612272' });
    const waiting = await check(api, 'withdrawals', { username: 'demo', ticket: 'W3612273' });

    expect(await processed.json()).toMatchObject({
      totalValues: { grandTotalFinalDeposit: 150_000 },
    });
    expect(await paid.json()).toMatchObject({ totalValues: { totalFinalWithdrawal: 500_000 } });
    expect(await waiting.json()).toEqual(empty);
  });
});

describe('a ticket check: error', () => {
  it.each([
    ['a ticket in the queue', 'deposits', { username: 'Budi88', ticket: 'D101' }],
    ['an unknown ticket', 'deposits', { username: 'Budi88', ticket: 'D999' }],
    ['somebody else’s ticket', 'deposits', { username: 'sari', ticket: 'D100' }],
    ['an unknown withdrawal', 'withdrawals', { username: 'Budi88', ticket: 'W999' }],
  ] as const)('returns the same empty history for %s', async (_, kind, json) => {
    const api = await createApiWithTickets();

    const response = await check(api, kind, json);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(empty);
  });

  it.each([
    ['deposits', 'W100', 'Format: D diikuti angka (contoh: D3612272).'],
    ['deposits', 'D', 'Format: D diikuti angka (contoh: D3612272).'],
    ['deposits', 'D١٢', 'Format: D diikuti angka (contoh: D3612272).'],
    ['withdrawals', 'D100', 'Format: W diikuti angka (contoh: W3612272).'],
    ['deposits', '   ', 'Wajib diisi.'],
    ['deposits', `D${'1'.repeat(32)}`, 'Maksimal 32 karakter.'],
    ['deposits', 100, 'Wajib diisi.'],
  ] as const)(
    'refuses %s with the ticket %j and names the format',
    async (kind, ticket, message) => {
      const api = await createTestApi();

      const response = await check(api, kind, { username: 'Budi88', ticket });

      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message, fields: { ticket: message } });
    },
  );

  it('refuses a username that is missing or too long', async () => {
    const api = await createTestApi();
    for (const [username, message] of [
      ...['', '   ', undefined, null, 7, { $ne: '' }].map((typed) => [typed, 'Wajib diisi.']),
      ['a'.repeat(101), 'Maksimal 100 karakter.'],
    ]) {
      const response = await check(api, 'deposits', { username, ticket: 'D100' });
      expect([username, response.status]).toEqual([username, 400]);
      expect(await response.json()).toMatchObject({ fields: { username: message } });
    }
  });

  it.each(['{', '[]', 'null', ''])('refuses the body %j', async (body) => {
    const api = await createTestApi();

    const response = await api.call('/api/deposits/history', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });

    expect(response.status).toBe(400);
  });

  it('refuses a body of more than 4 KB', async () => {
    const api = await createTestApi();

    const response = await check(api, 'deposits', { username: 'a'.repeat(4096), ticket: 'D100' });

    expect(response.status).toBe(413);
  });
});

describe('a ticket check: security', () => {
  it('logs neither username nor ticket when the database fails', async () => {
    const api = await createApiWithTickets();
    // The server has loaded which origins may check, so only the check uses the database.
    await check(api, 'deposits', { username: 'budi88', ticket: 'D100' });
    await api.db.close();
    vi.spyOn(api.db.read, 'select').mockImplementation(() => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });

    const response = await check(api, 'deposits', { username: 'Budi88', ticket: 'D100' });

    expect(response.status).toBe(500);
    expect(api.loggedErrors).toHaveLength(1);
    const logged = api.loggedErrors
      .map((error) => `${error.stack} ${JSON.stringify(error)}`)
      .join();
    expect(logged).toContain('The ledger cannot be read');
    expect(logged).not.toMatch(/budi88|D100/i);
    expect(api.loggedErrors[0]?.cause).toBeUndefined();
  });

  it('refuses an address after 30 checks in a minute, and sends Retry-After', async () => {
    const api = await createTestApi();
    const from = (ip: string, name: string) =>
      check(api, 'deposits', { username: name, ticket: 'D100' }, { ip });

    for (let n = 0; n < 30; n++) expect((await from(strangerIp, `name${n}`)).status).toBe(200);
    const stopped = await from(strangerIp, 'another');

    expect(stopped.status).toBe(429);
    const seconds = Number(stopped.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await stopped.json()).toEqual({
      message: `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`,
    });
    expect(stopped.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(stopped.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    expect((await from('203.0.113.80', 'somebody')).status).toBe(200);
  });

  it('counts deposits and withdrawals of an address together, and refused checks too', async () => {
    const api = await createTestApi();

    for (let n = 0; n < 15; n++) {
      await check(api, 'deposits', { username: `name${n}`, ticket: 'D100' });
      await check(api, 'withdrawals', { username: `name${n}`, ticket: 'wrong' });
    }

    expect((await check(api, 'deposits', { username: 'x', ticket: 'D100' })).status).toBe(429);
  });

  it('counts all addresses of one IPv6 customer together', async () => {
    const api = await createTestApi();
    const from = (ip: string, n: number) =>
      check(api, 'deposits', { username: `name${n}`, ticket: 'D100' }, { ip });

    for (let n = 0; n < 30; n++) await from(`2001:db8:1:2:${n}::1`, n);

    expect((await from('2001:db8:1:2::ffff', 99)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', 98)).status).toBe(200);
  });

  it('refuses a username after 10 checks in five minutes, from any address', async () => {
    const api = await createApiWithTickets();
    const guess = (n: number, username: string) =>
      check(api, 'deposits', { username, ticket: `D${n}` }, { ip: `203.0.113.${n}` });

    for (let n = 1; n <= 10; n++) expect((await guess(n, 'Budi88')).status).toBe(200);
    const stopped = await guess(100, 'bUDI88');

    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(await stopped.json()).toEqual({
      message: 'Terlalu banyak percobaan. Coba lagi dalam 5 menit.',
    });
    expect((await guess(101, 'sari')).status).toBe(200);
  });

  it('counts by the address of the connection with CLIENT_IP_SOURCE=header', async () => {
    const clientIp = { source: 'header', trustedProxies: [] } as const;
    const api = await createTestApi({ clientIp });
    const claim = (n: number) =>
      check(
        api,
        'deposits',
        { username: `name${n}`, ticket: 'D100' },
        { headers: { 'X-Client-IP': `203.0.113.${n}` } },
      );

    for (let n = 0; n < 30; n++) await claim(n);

    expect((await claim(31)).status).toBe(429);
  });

  it('is never cached', async () => {
    const api = await createTestApi();

    const response = await check(api, 'deposits', { username: 'x', ticket: 'D100' });

    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('refuses a body that a page could send without a preflight', async () => {
    const api = await createApiWithTickets();

    const response = await api.call('/api/deposits/history', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', Origin: 'https://shop.example' },
      body: JSON.stringify({ username: 'Budi88', ticket: 'D100' }),
    });

    expect(response.status).toBe(400);
  });
});
