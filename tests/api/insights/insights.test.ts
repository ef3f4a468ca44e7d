// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InsightFact, UnhelpfulReason } from '../../../api/contract/insights.ts';
import { insightWordsMaxLength } from '../../../api/contract/limits.ts';
import { scrubWords } from '../../../api/contract/texts/scrub-words.ts';
import type { Database, Tx } from '../../../api/db/database.ts';
import {
  faqs,
  insightCounts,
  insightWords,
  outdatedReports,
  rareWords,
} from '../../../api/db/schema.ts';
import {
  insightAddressLimit,
  insightBodyMaxBytes,
  insightSumsMax,
} from '../../../api/insights/insight-limits.ts';
import { purgeInsights } from '../../../api/insights/purge-insights.ts';
import { createVisits } from '../visits.ts';

afterEach(() => {
  vi.useRealTimers();
});

const none = { unclear: 0, outdated: 0, other_question: 0, not_solved: 0 };
const threeIps = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
const at = (iso: string) => vi.useFakeTimers({ now: new Date(iso), toFake: ['Date'] });

/** Runs the work of a write, and rolls it back with this error. */
function rollBack<T>(db: Database, work: (tx: Tx) => Promise<T>, error: Error): Promise<T> {
  return db.write(async (tx) => {
    await work(tx);
    throw error;
  });
}

async function createInsights(deps: { db?: Database } = {}) {
  const errors: Error[] = [];
  const visits = await createVisits(deps, (error) => errors.push(error));
  const { api, cookie, insights } = visits;
  const read = async (query = 'from=2026-11-01&to=2026-11-30', path = '/api/insights/1') => {
    await insights.write();
    // The session was created at the real time, so it is not valid at the fake time.
    vi.useRealTimers();
    return await api.send('GET', `${path}?${query}`, { cookie });
  };
  return { ...visits, errors, read };
}

describe('reports of the bot', () => {
  it('are summed by day in Jakarta and by FAQ', async () => {
    const { report, read, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    at('2026-11-21T16:59:00Z');
    expect((await report([{ type: 'opened' }, { type: 'read', faq_id }])).status).toBe(204);
    at('2026-11-21T17:00:00Z');
    await report([
      { type: 'opened' },
      { type: 'read', faq_id },
      { type: 'voted', faq_id, helpful: true },
      { type: 'searched', words: 'depo', outcome: 'chosen', faq_id },
      { type: 'searched', words: 'apa ini', outcome: 'none' },
      { type: 'checked', kind: 'deposit', outcome: 'found' },
      { type: 'handed-over', outcome: 'opened', channel: 'livechat', faq_id },
    ]);
    const response = await read();
    expect(response.status).toBe(200);
    const { totals, days, faqs, unanswered } = response.json;
    expect(totals).toEqual({
      opened: 2,
      read: 2,
      searched: 2,
      unanswered: 1,
      handed_over: 1,
      helpful: 1,
      unhelpful: 0,
      reasons: none,
    });
    expect(days).toHaveLength(30);
    expect(days[20]).toMatchObject({ day: '2026-11-21', opened: 1, read: 1, searched: 0 });
    expect(days[21]).toMatchObject({ day: '2026-11-22', opened: 1, read: 1, searched: 2 });
    expect(faqs).toEqual([
      { faq_id, read: 2, helpful: 1, unhelpful: 0, handed_over: 1, reasons: none },
    ]);
    expect(unanswered).toEqual([]);
  });

  it('count a changed vote once, with its last value', async () => {
    const { report, read, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    at('2026-11-22T08:00:00Z');
    await report([
      { type: 'voted', faq_id, helpful: true },
      { type: 'voted', faq_id, helpful: false },
    ]);
    expect((await read()).json.totals).toMatchObject({ helpful: 0, unhelpful: 1 });
  });

  it('count the last reason of a report for each FAQ beside its votes, and none that became a Ya', async () => {
    const { report, read, addFaq } = await createInsights();
    const [one, two] = [await addFaq('Deposit'), await addFaq('Bonus')];
    const vote = (faq_id: number, helpful: boolean): InsightFact => ({
      type: 'voted',
      faq_id,
      helpful,
    });
    const explain = (faq_id: number, reason: UnhelpfulReason): InsightFact => ({
      type: 'explained',
      faq_id,
      reason,
    });
    at('2026-11-22T08:00:00Z');
    await report([vote(one, false), explain(one, 'unclear'), explain(one, 'not-solved')]);
    await report([vote(two, false), explain(two, 'unclear'), vote(two, true)]);
    // The vote left with an earlier report.
    await report([explain(one, 'other-question')]);
    const { totals, faqs } = (await read()).json;
    const reasons = { ...none, not_solved: 1, other_question: 1 };
    expect(totals).toMatchObject({ helpful: 1, unhelpful: 1, reasons });
    expect(faqs).toContainEqual(
      expect.objectContaining({ faq_id: one, helpful: 0, unhelpful: 1, reasons }),
    );
    expect(faqs).toContainEqual(
      expect.objectContaining({ faq_id: two, helpful: 1, reasons: none }),
    );
  });

  it('of outdated info by three senders within 30 days mark a FAQ for a review, once until it is confirmed', async () => {
    const { api, insights, report, addFaq, send } = await createInsights();
    const faq_id = await addFaq('Deposit');
    const say = (ip: string) => report([{ type: 'explained', faq_id, reason: 'outdated' }], { ip });
    const markedOn = async () => {
      await insights.write();
      const [row] = await api.db.read.select().from(faqs);
      return row?.outdatedOn;
    };
    at('2026-11-01T08:00:00Z');
    await say('203.0.113.1');
    at('2026-11-29T08:00:00Z');
    // One IPv6 home is one sender, and a sender counts once.
    for (const ip of ['2001:db8::1', '2001:db8:0:ff::1', '203.0.113.2', '203.0.113.2'])
      await say(ip);
    expect(await markedOn()).toBe('2026-11-29');
    await api.db.write((tx) => tx.update(faqs).set({ outdatedOn: null }));
    at('2026-11-30T08:00:00Z');
    await say('203.0.113.1');
    await say('203.0.113.2');
    at('2026-12-30T08:00:00Z');
    await say('203.0.113.3');
    // The first two are 31 days old.
    expect(await markedOn()).toBeNull();
    await say('203.0.113.4');
    await say('203.0.113.5');
    expect(await markedOn()).toBe('2026-12-30');
    vi.useRealTimers();
    const confirmed = await send('POST', `/api/faqs/${faq_id}/confirm`, { json: {} });
    expect(await markedOn()).toBeNull();
    await send('POST', `/api/audit/${confirmed.json.undo_id}/restore`);
    expect(await markedOn()).toBe('2026-12-30');
  });

  it('of outdated info are forgotten with the confirmation, and one address counts for twenty FAQs a day', async () => {
    const { api, cookie, insights, report, addFaq } = await createInsights();
    const ids: number[] = [];
    for (let at = 0; at < 21; at += 1) ids.push(await addFaq(`Tanya ${at}`));
    const say = (ip: string, faq_id = ids[0]) =>
      report([{ type: 'explained', faq_id, reason: 'outdated' }], { ip });
    for (const id of ids) await say('203.0.113.1', id);
    await insights.write();
    expect(await api.db.read.$count(outdatedReports)).toBe(20);
    await say('203.0.113.2');
    await insights.write();
    const json = {};
    await api.call(`/api/faqs/${ids[0]}/confirm`, { method: 'POST', cookie, json });
    await say('203.0.113.3');
    await insights.write();
    const rows = await api.db.read.select().from(outdatedReports);
    expect(rows.filter(({ faqId }) => faqId === ids[0])).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('store a wording when three addresses sent it, and count each address once a day', async () => {
    const { report, read } = await createInsights();
    const asked = async () => (await read()).json.unanswered;
    const ask = (ip: string) =>
      report(
        [
          { type: 'searched', words: ' Depo   BELUM masuk ', outcome: 'none' },
          { type: 'searched', words: 'depo belum masuk', outcome: 'unsure' },
        ],
        { ip },
      );
    at('2026-11-20T08:00:00Z');
    // One IPv6 home, a network /56, is one sender.
    for (const ip of ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:0:ff::1', '203.0.113.1'])
      await ask(ip);
    expect(await asked()).toEqual([]);
    // The same two on another day are not a third address.
    at('2026-11-21T08:00:00Z');
    for (const ip of ['2001:db8:0:80::4', '203.0.113.1']) await ask(ip);
    expect(await asked()).toEqual([]);
    at('2026-11-21T09:00:00Z');
    await ask('203.0.113.2');
    const words = 'depo belum masuk';
    const first = { words, count: 5, first_on: '2026-11-21', last_on: '2026-11-21' };
    expect(await asked()).toEqual([first]);
    at('2026-11-22T08:00:00Z');
    for (let times = 0; times < 50; times += 1) await ask('203.0.113.2');
    expect(await asked()).toEqual([{ ...first, count: 6, last_on: '2026-11-22' }]);
  });

  it('count a wording over restarts and on several servers, and store neither it nor an address before', async () => {
    const { db, report, read, insights } = await createInsights();
    const { report: reportElsewhere, insights: elsewhere } = await createInsights({ db });
    const facts = [{ type: 'searched', words: 'depo belum masuk', outcome: 'none' }];
    at('2026-11-21T08:00:00Z');
    await report(facts, { ip: '203.0.113.1' });
    await insights.write();
    await reportElsewhere(facts, { ip: '203.0.113.2' });
    await elsewhere.write();
    const rows = await db.read.select().from(rareWords);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/depo|203/);
    const { report: reportLater, insights: restarted } = await createInsights({ db });
    await reportLater(facts, { ip: '203.0.113.3' });
    await restarted.write();
    expect((await read()).json.unanswered).toMatchObject([{ words: 'depo belum masuk', count: 3 }]);
    expect(await db.read.select().from(rareWords)).toEqual([]);
  });

  it('let one address add twenty wordings a day, beside the stored ones', async () => {
    const { report, read } = await createInsights();
    const askAll = async (words: readonly string[], ip: string) => {
      for (const each of words)
        await report([{ type: 'searched', words: each, outcome: 'none' }], { ip });
    };
    const asked = async () =>
      (await read()).json.unanswered.map((each: { words: string }) => each.words);
    const numbered = (name: string) =>
      Array.from({ length: 25 }, (_, n) => `${name} ${'x'.repeat(n + 1)}`);
    at('2026-11-20T08:00:00Z');
    for (const last of [1, 2, 3]) await askAll(['ongkir'], `203.0.113.${last}`);
    expect(await asked()).toEqual(['ongkir']);
    at('2026-11-20T09:00:00Z');
    for (const last of [1, 2, 3]) await askAll(numbered('palsu'), `198.51.100.${last}`);
    expect(await asked()).toHaveLength(21);
    at('2026-11-20T10:00:00Z');
    await askAll(['ongkir'], '198.51.100.1');
    expect((await read()).json.unanswered[0]).toMatchObject({
      words: 'ongkir',
      count: 4,
    });
    at('2026-11-21T08:00:00Z');
    for (const last of [1, 2, 3]) await askAll(numbered('besok'), `198.51.100.${last}`);
    expect(await asked()).toHaveLength(41);
  });

  it('count a search for personal words, but do not store the words', async () => {
    const { report, read } = await createInsights();
    at('2026-11-22T08:00:00Z');
    for (const ip of threeIps)
      for (const words of ['password saya rahasia', 'saya lupa password'])
        await report([{ type: 'searched', words, outcome: 'none' }], { ip });
    const { totals, unanswered } = (await read()).json;
    expect(totals).toMatchObject({ searched: 6, unanswered: 6 });
    expect(unanswered).toMatchObject([{ words: 'saya lupa password' }]);
  });

  it('count at most so many facts of each type as a visitor does in a minute', async () => {
    const { report, read, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    at('2026-11-22T08:00:00Z');
    const facts: InsightFact[] = [
      { type: 'opened' },
      { type: 'read', faq_id },
      { type: 'searched', words: 'x', outcome: 'none' },
      { type: 'handed-over', outcome: 'opened', channel: 'phone' },
    ];
    for (const fact of facts) await report(Array.from({ length: 50 }, () => fact));
    expect((await read()).json.totals).toMatchObject({
      opened: 2,
      read: 10,
      searched: 10,
      unanswered: 10,
      handed_over: 5,
    });
  });

  it('count other facts beside words that no database can store', async () => {
    const { db, errors, insights, report } = await createInsights();
    for (const ip of threeIps) {
      const words = ['nul\0kata', 'x\ud800', 'x\ud801', '\ud83d\ude00 emoji'];
      const searches = words.map((each) => ({ type: 'searched', words: each, outcome: 'none' }));
      await report(searches, { ip });
      await report([{ type: 'opened' }]);
    }
    await insights.write();
    expect(errors).toEqual([]);
    const rows = await db.read.select({ words: insightWords.words }).from(insightWords);
    expect(rows.map(({ words }) => words).sort()).toEqual(['emoji', 'nul kata', 'x']);
    const counts = await db.read.select().from(insightCounts);
    expect(counts.find(({ kind }) => kind === 'opened')?.count).toBe(3);
  });

  it('store at most ten wordings of one visitor', async () => {
    const { db, insights, report } = await createInsights();
    const facts = Array.from({ length: 40 }, (_, n) => ({
      type: 'searched' as const,
      words: `kata ${'x'.repeat(n)}`,
      outcome: 'none' as const,
    }));
    for (const ip of threeIps) await report(facts, { ip });
    await insights.write();
    expect(await db.read.select().from(insightWords)).toHaveLength(10);
  });

  it('have few new wordings a day from one IPv6 home, and from all homes of a /48', async () => {
    const { db, insights, report } = await createInsights();
    const send = async (network: string, first: number) => {
      const searches = Array.from({ length: 10 }, (_, n) => ({
        type: 'searched' as const,
        words: `kata ${'x'.repeat(first + n)}`,
        outcome: 'none' as const,
      }));
      await report(searches, { ip: `${network}::1` });
      await insights.write();
      return (await db.read.select().from(rareWords)).length;
    };
    expect(await send('2001:db8:0:1', 0)).toBe(10);
    expect(await send('2001:db8:0:2', 10)).toBe(20);
    expect(await send('2001:db8:0:3', 20)).toBe(20);
    expect(await send('2001:db8:0:100', 20)).toBe(30);
    expect(await send('2001:db8:0:200', 30)).toBe(40);
    expect(await send('2001:db8:0:300', 40)).toBe(50);
    expect(await send('2001:db8:0:400', 50)).toBe(60);
    expect(await send('2001:db8:0:500', 60)).toBe(60);
    expect(await send('2001:db8:1:0', 60)).toBe(70);
  });

  it('are refused as a whole when any part is invalid', async () => {
    const { api, db, insights, report, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    const opened = { type: 'opened' };
    for (const facts of [
      [],
      [opened, { type: 'closed' }],
      [opened, { type: 'read' }],
      [opened, { type: 'read', faq_id: '1' }],
      [opened, { type: 'opened', name: 'Budi' }],
      [opened, { type: 'searched', words: 'a'.repeat(81), outcome: 'none' }],
      Array.from({ length: 51 }, () => opened),
      'opened',
    ]) {
      expect((await report(facts)).status).toBe(400);
    }
    const post = (body: string) => api.call('/insights', { method: 'POST', body });
    expect((await post('{')).status).toBe(400);
    expect((await post('x'.repeat(insightBodyMaxBytes + 1))).status).toBe(413);
    await insights.write();
    expect(await db.read.select().from(insightCounts)).toEqual([]);

    // A website or a FAQ that does not exist.
    await post(JSON.stringify({ website_id: 9, facts: [opened] }));
    await report([{ type: 'read', faq_id: faq_id + 1 }]);
    await insights.write();
    expect(await db.read.select().from(insightCounts)).toEqual([]);
  });

  it('are ignored for a visitor who does not want to be counted', async () => {
    const { db, insights, report } = await createInsights();
    for (const name of ['Sec-GPC', 'DNT'])
      expect((await report([{ type: 'opened' }], { headers: { [name]: '1' } })).status).toBe(204);
    await insights.write();
    expect(await db.read.select().from(insightCounts)).toEqual([]);
  });

  it('count up to the limit of an address, however often a report is repeated', async () => {
    const { report, read } = await createInsights();
    at('2026-11-22T08:00:00Z');
    const { reports } = insightAddressLimit;
    const statuses: number[] = [];
    for (let sent = 0; sent < reports + 5; sent += 1)
      statuses.push((await report([{ type: 'opened' }])).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(reports);
    expect(statuses.slice(reports)).toEqual([429, 429, 429, 429, 429]);
    expect((await report([{ type: 'opened' }], { ip: '203.0.113.4' })).status).toBe(204);
    expect((await read()).json.totals.opened).toBe(reports + 1);
  });

  it('are written later when the database is away, busy or full', async () => {
    const { db, errors, insights, report, read, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    at('2026-11-21T08:00:00Z');
    for (const [at, ip] of threeIps.entries()) {
      const write = vi.spyOn(db, 'write');
      if (at === 0) write.mockRejectedValueOnce(away);
      // The work was done, but the commit failed.
      if (at === 1) write.mockImplementationOnce((work) => rollBack(db, work, full));
      if (at === 2) write.mockRejectedValueOnce(new Error('password authentication failed'));
      const asked = { type: 'searched', words: 'ongkir', outcome: 'none' } as const;
      await report([{ type: 'opened' }, { type: 'read', faq_id }, asked], { ip });
      await insights.write();
    }
    expect(errors).toHaveLength(3);
    expect(await db.read.select().from(insightCounts)).toEqual([]);
    at('2026-11-22T08:00:00Z');
    const { totals, days, unanswered } = (await read()).json;
    expect(totals).toMatchObject({ opened: 3, read: 3, searched: 3, unanswered: 3 });
    expect(days[20]).toMatchObject({ day: '2026-11-21', opened: 3 });
    expect(unanswered).toMatchObject([{ words: 'ongkir', count: 3, last_on: '2026-11-21' }]);
    expect((await read()).json.totals).toMatchObject({ opened: 3 });
  });

  it('are not counted twice when nobody knows whether they were written', async () => {
    const { db, insights, report, read } = await createInsights();
    at('2026-11-22T08:00:00Z');
    const ask = (ip: string) =>
      report([{ type: 'opened' }, { type: 'searched', words: 'ongkir', outcome: 'none' }], { ip });
    for (const ip of threeIps) await ask(ip);
    const commit = db.write.bind(db);
    vi.spyOn(db, 'write').mockImplementationOnce(async (work) => {
      await commit(work);
      throw new Error('Connection terminated unexpectedly');
    });
    await insights.write();
    await ask('203.0.113.9');
    const { totals, unanswered } = (await read()).json;
    expect(totals).toMatchObject({ opened: 4, searched: 4 });
    expect(unanswered).toMatchObject([{ words: 'ongkir', count: 4 }]);
  });

  it('are dropped when their own data cause the error, so that later ones are written', async () => {
    const { db, errors, insights, report, read } = await createInsights();
    at('2026-11-22T08:00:00Z');
    vi.spyOn(db, 'write').mockImplementationOnce((work) =>
      rollBack(db, work, new TypeError('bad')),
    );
    await report([{ type: 'opened' }]);
    await insights.write();
    expect(errors).toEqual([new TypeError('bad')]);
    await report([{ type: 'opened' }]);
    expect((await read()).json.totals).toMatchObject({ opened: 1 });
  });

  it('are kept up to a limit while the database is away', async () => {
    const { db, insights, read, addFaq } = await createInsights();
    const faq_id = await addFaq('Deposit');
    at('2026-01-01T08:00:00Z');
    vi.spyOn(db, 'write').mockRejectedValue(new Error('away'));
    const send = async (...facts: InsightFact[]) => {
      await insights.add({ website_id: 1, facts }, undefined);
    };
    await send({ type: 'opened' });
    for (let made = 1; made < insightSumsMax; made += 10) {
      const ids = Array.from({ length: 10 }, (_, n) => 1000 + made + n);
      await send(...ids.map((faq_id) => ({ type: 'read' as const, faq_id })));
      if (made % 5000 === 1) await insights.write();
    }
    await send({ type: 'read', faq_id });
    await send({ type: 'opened' });
    vi.mocked(db.write).mockRestore();
    expect((await read('from=2026-01-01&to=2026-01-01')).json.totals).toMatchObject({
      opened: 2,
      read: 0,
    });
  });
});

describe('the sums', () => {
  it('can be read for an existing website and at most two years', async () => {
    const { read } = await createInsights();
    for (const [query, status] of [
      ['from=2026-11-02&to=2026-11-01', 400],
      ['from=2020-01-01&to=2026-11-01', 400],
      ['from=0001-01-01&to=9999-12-31', 400],
      ['from=9999-12-31&to=9999-12-31', 400],
      ['to=0000-01-15', 400],
      ['from=2026-13-01&to=2026-11-01', 400],
      ['from=kemarin&to=2026-11-01', 400],
      ['to=2026-11-01', 200],
      ['', 200],
      ['from=2024-11-23&to=2026-11-22', 200],
    ] as const)
      expect([query, (await read(query)).status]).toEqual([query, status]);
    expect((await read('from=2026-11-01&to=2026-11-02', '/api/insights/99')).status).toBe(404);
  });

  it('are deleted with their website, after two years, and wordings after 90 days', async () => {
    const { db, report, insights, read } = await createInsights();
    const ask = async () => {
      for (const ip of threeIps)
        await report([{ type: 'searched', words: 'ongkir', outcome: 'none' }], { ip });
      await insights.write();
    };
    at('2026-01-01T08:00:00Z');
    await ask();
    at('2026-04-03T08:00:00Z');
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.select().from(insightWords)).toEqual([]);
    expect(await db.read.select().from(insightCounts)).not.toEqual([]);
    at('2028-01-02T08:00:00Z');
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.select().from(insightCounts)).toEqual([]);
    expect((await read('from=2026-01-01&to=2026-01-02')).json.totals.searched).toBe(0);
  });
});

describe('scrubbed words', () => {
  it.each([
    ['Cek Deposit D1234567890', 'cek deposit'],
    ['email saya budi.s+1@contoh.co.id belum masuk', 'email saya belum masuk'],
    ['hp 0812-3456 7890 hilang', 'hp hilang'],
    ['depo 50 ribu jam 10', 'depo 50 ribu jam 10'],
    ['tiket:W-12-34-56 pending', 'tiket pending'],
    ['cek d36, atau (W1) saya', 'cek atau saya'],
    ['cek d 361 dan W# 12 saya', 'cek dan saya'],
    ['  PROMO   100  ', 'promo 100'],
    ['rek bca 123 - 456 - 789 - 0', 'rek bca'],
    ['hp ０８１２３４５６７８９ hilang', 'hp hilang'],
    ['nomor ٠٨١٢٣٤', 'nomor'],
    ['kirim ke budi @ gmail.com ya', 'kirim ke ya'],
    ['tiket d-123 dan D#45', 'tiket dan'],
    ['a\u0000b x\ud800 \ud83d\ude00', 'a b x'],
    [`${'a'.repeat(insightWordsMaxLength - 1)}\ud83d\ude00`, 'a'.repeat(insightWordsMaxLength - 1)],
  ])('of %j are %j', (typed, scrubbed) => {
    expect(scrubWords(typed)).toBe(scrubbed);
  });

  it('never contain an address or four digits in a row, and are never too long', () => {
    const parts = fc.constantFrom(
      'a',
      'B',
      ' ',
      '1',
      '23',
      '-',
      '.',
      '@',
      '\n',
      'x@y.z',
      '0812',
      '/',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 120 }), (typed) => {
        const scrubbed = scrubWords(typed.join(''));
        expect(scrubbed).not.toMatch(/\S@\S|\d(?:[\s.,+()/-]*\d){3}/);
        expect(scrubbed.length).toBeLessThanOrEqual(insightWordsMaxLength);
      }),
    );
  });
});
