import { rmSync } from 'node:fs';
import type { ChosenFaq, ReplacementPreview } from '../../api/contract/requests.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { databaseFile } from '../../api/db/sqlite/open-data-folder.ts';
import { startServer } from '../tools/server-process.ts';
import { startPings } from './pings.ts';
import type { Section } from './section.ts';
import { type Call, signIn } from './sign-in.ts';
import { median, table } from './table.ts';

const websites = 30;
const topics = 49;
const perTopic = 100;
const auditEntries = 1_000_000;
const rounds = 3;
const goalMs = 100;

interface Wait {
  tookMs: number;
  longestMs: number;
}

/** Measures how long the largest calls of admins keep a visitor waiting. */
export async function benchWaits(): Promise<Section> {
  const seeded = await startServer({});
  const library = await fillWebsites(await signIn(seeded.url));
  await seeded.stop({ keepData: true });
  addAuditEntries(seeded.dataDir);
  const server = await startServer({ template: seeded.dataDir });
  rmSync(seeded.dataDir, { recursive: true });
  try {
    return report(await measure(server.url, await signIn(server.url), library));
  } finally {
    await server.stop();
  }
}

/** Gives every website all FAQs of a full library. Returns the library's id. */
async function fillWebsites(call: Call): Promise<number> {
  const { id: library } = (await call('POST', '/api/shared-faqs')) as { id: number };
  await importFaqs(call, library, '');
  const tree = await listTree(call, library);
  const ids = tree.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
  for (let number = 0; number < websites; number += 1) {
    const website = { name: `Situs ${number}`, livechat_link: 'a.example', server_ip: '10.0.0.1' };
    const { id } = (await call('POST', '/api/websites', JSON.stringify(website))) as { id: number };
    const shown = JSON.stringify({ source_id: ids, parent_id: null });
    await call('POST', `/api/faqs/${id}/shared`, shown);
  }
  return library;
}

async function listTree(call: Call, website: number) {
  const tree = await call('GET', `/api/faqs/${website}/tree`);
  return tree as { id: number; parent_id: number | null }[];
}

/** @param query of the request: with `?dry_run=true` the file is only checked. */
async function importFaqs(call: Call, website: number, query: string): Promise<void> {
  const lines = ['id,parent_id,question,answer'];
  for (let topic = 0; topic < topics; topic += 1) {
    const key = 1_000_000 + topic;
    lines.push(`${key},,Topik ${topic},`);
    for (let index = 1; index < perTopic; index += 1) {
      const answer = `Hubungi kami bila hal nomor ${index} dari topik ${topic} masih ada kendala.`;
      lines.push(`,${key},Bagaimana mengurus hal ${index} dari topik ${topic}?,${answer}`);
    }
  }
  const form = new FormData();
  form.set('file', new Blob([lines.join('\n')]), 'faq.csv');
  form.set('mode', 'append');
  await call('POST', `/api/faqs/${website}/import${query}`, form);
}

function addAuditEntries(dataDir: string): void {
  const db = new Sqlite(databaseFile(dataDir));
  db.pragma('synchronous = OFF');
  db.exec(`
    with recursive n(n) as (select 1 union all select n + 1 from n where n < ${auditEntries})
    insert into audit_entries (at, user_id, username, username_key, action, entity, entity_id, label)
    select strftime('%Y-%m-%dT%H:%M:00.000Z', '2025-01-01', n || ' minutes'), 1, 'admin', 'admin', 'update', 'link', n, 'Baris ' || n from n`);
  db.close();
}

async function measure(url: string, call: Call, library: number): Promise<Map<string, Wait[]>> {
  const waits = new Map<string, Wait[]>();
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const pinging = startPings(url);
    const start = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - start;
      const longestMs = await pinging.stop();
      waits.set(name, [...(waits.get(name) ?? []), { tookMs, longestMs }]);
    }
  };
  const tops = (await listTree(call, library)).filter(({ parent_id }) => parent_id === null);
  const all = Array.from({ length: websites }, (_, index) => index + 3);
  for (let round = 0; round < rounds; round += 1) {
    const [top, second] = tops;
    await time('nothing', () => new Promise((resolve) => setTimeout(resolve, 500)));
    await time('search for branches like a shared one', () =>
      call('GET', `/api/faqs/${top?.id}/alike`),
    );
    const words = {
      ...{
        find: 'kendala',
        replacement: `kesulitan ${round}`,
        match_case: false,
        whole_word: false,
      },
      website_ids: [library, ...all],
    };
    const preview = await time(`'Ganti kata' in ${websites} websites, looked at`, () =>
      call('POST', '/api/faqs/replace/preview', JSON.stringify(words)),
    );
    const { lines } = preview as ReplacementPreview;
    const faqs = lines.map(({ id, version, field }) => ({ id, version, fields: [field] }));
    const replace = JSON.stringify({ ...words, faqs });
    const { undo_id } = (await time(`'Ganti kata' in ${websites} websites`, () =>
      call('POST', '/api/faqs/replace', replace),
    )) as { undo_id: number };
    await time('its undo', () => call('POST', `/api/audit/${undo_id}/restore`));
    const page = (await call('GET', `/api/faqs/${library}/500/1`)) as ChosenFaq[];
    const chosen = page.filter(({ id }) => id === second?.id);
    const move = {
      faqs: chosen.map(({ id, version }) => ({ id, version })),
      ...{ parent_id: top?.id, before_id: null },
    };
    const moved = (await time('a branch of the library moved', () =>
      call('POST', `/api/faqs/${library}/move`, JSON.stringify(move)),
    )) as { undo_id: number };
    await call('POST', `/api/audit/${moved.undo_id}/restore`);
    await time('words in Riwayat', () => call('GET', '/api/audit/100/1?q=tidak-ada'));
    const website = { name: `Impor ${round}`, livechat_link: 'a.example', server_ip: '10.0.0.1' };
    const { id } = (await call('POST', '/api/websites', JSON.stringify(website))) as { id: number };
    const size = (topics * perTopic).toLocaleString('en-US');
    await time(`a file of ${size} FAQs, checked`, () => importFaqs(call, id, '?dry_run=true'));
    await time(`a file of ${size} FAQs, imported`, () => importFaqs(call, id, ''));
    await time('eight previews of it at once', () =>
      Promise.all(Array.from({ length: 8 }, () => call('GET', `/api/preview/faqs/${id}`))),
    );
  }
  return waits;
}

function report(waits: Map<string, Wait[]>): Section {
  const ms = (values: number[]) => Math.round(median(values)).toLocaleString('en-US');
  return {
    title: 'Waiting for somebody else’s request',
    text: [
      `How long a visitor’s read of another website takes, at most, while an admin’s call runs; medians of ${rounds} rounds. ${websites} websites show all ${(topics * perTopic).toLocaleString('en-US')} FAQs of the library; Riwayat has ${auditEntries.toLocaleString('en-US')} entries.`,
      table(
        ['while this runs', 'it takes, ms', `longest read beside it, ms (goal ${goalMs})`],
        [...waits].map(([name, all]) => [
          name,
          ms(all.map(({ tookMs }) => tookMs)),
          ms(all.map(({ longestMs }) => longestMs)),
        ]),
      ),
    ].join('\n\n'),
    charts: [],
  };
}
