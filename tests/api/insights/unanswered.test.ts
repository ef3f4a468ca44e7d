// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../../api/cli/command.ts';
import { wordsCommand } from '../../../api/cli/words-command.ts';
import type { InsightFact } from '../../../api/contract/insights.ts';
import type { Unanswered } from '../../../api/contract/unanswered.ts';
import { handledWords } from '../../../api/db/schema.ts';
import { purgeInsights } from '../../../api/insights/purge-insights.ts';
import { createVisits } from '../visits.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const visits = await createVisits();
  const { insights, send } = visits;
  /** Each report is of another address. */
  let reports = 0;
  const report = (facts: InsightFact[], website = 1) => {
    reports += 1;
    return visits.report(facts, { website, ip: `203.0.113.${reports}` });
  };
  const path = '/api/insights/1/unanswered';
  const read = async (): Promise<Unanswered> => (await send('GET', path)).json;
  return {
    ...visits,
    report,
    read,
    /** Sends this many reports of words without a result. */
    async ask(words: string, times: number) {
      for (let sent = 0; sent < times; sent += 1)
        await report([{ type: 'searched', words, outcome: 'none' }]);
      await insights.write();
    },
    async find(words: string, after: InsightFact[] = []) {
      await report([{ type: 'searched', words, outcome: 'chosen', faq_id: 22 }, ...after]);
      await insights.write();
    },
    addFaq: () => visits.addFaq('Ongkir'),
    handle: (json: object) => send('POST', path, { json }),
    putBack: (group: number) => send('DELETE', `${path}/${group}`),
    async shown() {
      const { open } = await read();
      const { unanswered } = (await send('GET', '/api/insights/1')).json;
      const words = open.map((each) => [each.words, each.count]);
      expect(unanswered.map((each: (typeof open)[0]) => [each.words, each.count])).toEqual(words);
      return words;
    },
  };
}

const handover: InsightFact = { type: 'handed-over', outcome: 'opened', channel: 'livechat' };

describe('unanswered wordings', () => {
  it('leave the list when a FAQ answers them, and then show how often the FAQ was found', async () => {
    const { ask, find, report, insights, addFaq, handle, read, shown } = await setUp();
    await ask('ongkir berapa', 5);
    await ask('biaya kirim', 3);
    await ask('mau jadi agen', 4);
    expect(await shown()).toEqual([
      ['ongkir berapa', 5],
      ['mau jadi agen', 4],
      ['biaya kirim', 3],
    ]);
    const faq_id = await addFaq();
    const words = ['Ongkir  BERAPA', 'biaya kirim'];
    const response = await handle({ words, state: 'answered', faq_id });
    expect(response.status).toBe(200);
    expect(await shown()).toEqual([['mau jadi agen', 4]]);
    const { group } = response.json;
    const none = { group, state: 'answered', before: 8, since: 0, again: 0 };
    const faq = { id: faq_id, question: 'Ongkir' };
    expect((await read()).done).toMatchObject([
      { ...none, words: ['ongkir berapa', 'biaya kirim'], faq, handled_by: 'admin' },
    ]);

    await find('ongkir berapa');
    await find('ONGKIR berapa');
    await find('biaya kirim', [{ type: 'read', faq_id }]);
    // These do not count: the visitor asked for a human, found nothing, or was on another website.
    await find('biaya kirim', [{ type: 'read', faq_id }, handover]);
    await find('mau jadi agen');
    await report([{ type: 'searched', words: 'biaya kirim', outcome: 'chosen' }], 2);
    await report([handover, { type: 'searched', words: 'biaya kirim', outcome: 'chosen' }]);
    await insights.write();
    expect((await read()).done).toMatchObject([{ before: 8, since: 4, again: 0 }]);
  });

  it('come back after three more reports without a sure result, unless they are ignored', async () => {
    const { ask, addFaq, handle, read, shown } = await setUp();
    await ask('ongkir', 5);
    await ask('halo min', 5);
    const faq_id = await addFaq();
    await handle({ words: ['ongkir'], state: 'answered', faq_id });
    await handle({ words: ['halo min'], state: 'ignored' });
    await ask('ongkir', 2);
    await ask('halo min', 9);
    expect(await shown()).toEqual([]);
    await ask('ongkir', 1);
    expect(await shown()).toEqual([['ongkir', 3]]);
    const { open, done } = await read();
    expect(open[0]?.answered).toMatchObject({ faq: { id: faq_id, question: 'Ongkir' } });
    expect(done.map(({ words, again, state, faq }) => [words, again, state, faq?.id])).toEqual([
      [['halo min'], 9, 'ignored', undefined],
      [['ongkir'], 3, 'answered', faq_id],
    ]);
    await handle({ words: ['ongkir'], state: 'ignored' });
    expect(await shown()).toEqual([]);
    expect((await read()).done[0]).toMatchObject({ words: ['ongkir'], before: 8, again: 0 });
  });

  it('are removed at the console when a person asks for it', async () => {
    const { ask, addFaq, db, handle, read, send } = await setUp();
    for (const words of ['pesan susan', 'susan 100%', 'ongkir susan', 'ongkir'])
      await ask(words, 3);
    const faq_id = await addFaq();
    await handle({ words: ['susan 100%'], state: 'ignored' });
    await handle({ words: ['ongkir susan', 'ongkir'], state: 'answered', faq_id });
    const wordings = ['ongkir susan', 'ongkir'];
    await send('POST', `/api/faqs/${faq_id}/wordings`, { json: { wordings } });
    const before = await read();
    const remove = (...args: string[]) => wordsCommand.run(db, ['remove', ...args]);

    const printed = await remove('SUSAN');
    expect(printed).toContain('website 1: pesan susan\n');
    expect(printed).toContain('website 1: susan 100%\n');
    expect(printed).toContain(`website 1, question ${faq_id}: ongkir susan\n`);
    expect(printed).not.toContain('ongkir\n');
    expect(printed).toMatch(/Nothing was removed: add --yes\.$/);
    expect(await read()).toEqual(before);

    expect(await remove('0%', '--yes')).toMatch(/^2 removed\./);
    expect(await remove('susan', '--yes')).toContain(`question ${faq_id}: ongkir susan\n`);
    const after = await read();
    expect(after.open).toEqual([]);
    expect(after.done.flatMap(({ words }) => words)).toEqual(['ongkir']);
    await expect(remove(' ', '--yes')).rejects.toBeInstanceOf(UsageError);
  });

  it('are put back as a whole group', async () => {
    const { ask, handle, putBack, read, shown, send } = await setUp();
    await ask('halo', 4);
    await ask('hai', 3);
    const { group } = (await handle({ words: ['halo', 'hai'], state: 'ignored' })).json;
    await ask('hai', 2);
    expect((await putBack(group)).status).toBe(200);
    expect(await shown()).toEqual([
      ['hai', 5],
      ['halo', 4],
    ]);
    expect((await read()).done).toEqual([]);
    expect((await putBack(group)).status).toBe(404);
    const [last, first] = (await send('GET', '/api/audit/100/1?entity=wording')).json;
    const entry = { action: 'update', label: '“halo” dan 1 lainnya', website_id: 1, undo: null };
    expect(first).toMatchObject({ ...entry, after: { handled: 'ignored' } });
    expect(last).toMatchObject({
      ...entry,
      before: { handled: 'ignored' },
      after: { handled: 'open' },
    });
  });

  it('stay handled when their FAQ is deleted, and are deleted after two years or with their website', async () => {
    const { db, ask, addFaq, handle, read, send } = await setUp();
    await ask('ongkir', 3);
    const faq_id = await addFaq();
    await handle({ words: ['ongkir'], state: 'answered', faq_id });
    await send('DELETE', `/api/faqs/${faq_id}`);
    expect((await read()).done).toMatchObject([{ state: 'answered', faq: null, before: 3 }]);
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.$count(handledWords)).toBe(1);
    vi.useFakeTimers({ now: Date.now() + 732 * 86_400_000, toFake: ['Date'] });
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.$count(handledWords)).toBe(0);
  });

  it('are not handled with invalid values', async () => {
    const { addFaq, handle, putBack, send, read } = await setUp();
    const faq_id = await addFaq();
    const ignored = { state: 'ignored' };
    for (const [json, status] of [
      [{ ...ignored, words: [] }, 400],
      [{ ...ignored, words: [' ', '0812345678'] }, 400],
      [{ ...ignored, words: ['a'.repeat(81)] }, 400],
      [{ ...ignored, words: 'ongkir' }, 400],
      [{ ...ignored, words: ['ongkir'], faq_id }, 400],
      [{ state: 'answered', words: ['ongkir'] }, 400],
      [{ state: 'answered', words: ['ongkir'], faq_id: 99 }, 404],
      [{ state: 'open', words: ['ongkir'] }, 400],
    ] as const)
      expect([json, (await handle(json)).status]).toEqual([json, status]);
    const elsewhere = { json: { ...ignored, words: ['ongkir'] } };
    expect((await send('POST', '/api/insights/99/unanswered', elsewhere)).status).toBe(404);
    expect((await send('GET', '/api/insights/99/unanswered')).status).toBe(404);
    expect((await putBack(99)).status).toBe(404);
    expect(await read()).toEqual({ open: [], done: [] });
  });
});
