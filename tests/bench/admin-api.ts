import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faqsPerWebsiteMax } from '../../api/config/server-limits.ts';
import { startServer } from '../tools/server-process.ts';
import { lineChart } from './line-chart.ts';
import { addManyRows, faqsPerWebsite, fullWebsite } from './many-rows.ts';
import type { Section } from './section.ts';
import { type Call, signIn } from './sign-in.ts';
import { median, table } from './table.ts';
import { requestsPerSecond } from './wrk.ts';

/** Numbers of websites. */
const sizes = [10, 100, 1000];
const pageSize = 100;
const times = 25;
const visitors = 50;
const visitorSeconds = 3;
const visitorRounds = 3;

type Costs = Record<string, number[]>;

/** Measures an admin's calls and visitors' reads with few and with many websites. */
export async function benchAdminApi(): Promise<Section> {
  const measured: Costs[] = [];
  for (const size of sizes) measured.push(await measure(size));
  return report(measured);
}

async function measure(websites: number): Promise<Costs> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  addManyRows(seeded.dataDir, websites);
  const server = await startServer({ template: seeded.dataDir });
  rmSync(seeded.dataDir, { recursive: true });
  try {
    const costs = await timeCalls(await signIn(server.url), websites);
    return { ...costs, [reads]: await countReads(server, websites) };
  } finally {
    await server.stop();
  }
}

async function timeCalls(call: Call, websites: number): Promise<Costs> {
  const costs: Costs = {};
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = performance.now();
    const result = await work();
    costs[name] = [...(costs[name] ?? []), performance.now() - before];
    return result;
  };
  const lastPage = Math.ceil(faqsPerWebsiteMax / pageSize);
  const list = (page: number) => call('GET', `/api/faqs/${fullWebsite}/${pageSize}/${page}`);
  const [top, second] = (await list(1)) as { id: number }[];
  // The website has the maximum of FAQs, but every round below adds one.
  const last = ((await list(lastPage)) as { id: number }[]).at(-1);
  await call('DELETE', `/api/faqs/${last?.id}`);
  // The first call of each kind is left out: its caches are cold and its code is not compiled yet.
  for (let round = 0; round < times; round += 1) {
    await time('FAQs, first page', () => list(1));
    await time('FAQs, middle page', () => list(Math.ceil(lastPage / 2)));
    await time('FAQs, last page', () => list(lastPage));
    await time('tree of the full website', () => call('GET', `/api/faqs/${fullWebsite}/tree`));
    await time('tree of a website with 113', () => call('GET', '/api/faqs/1/tree'));
    const { id } = (await time('create a FAQ', () =>
      call('POST', '/api/faqs', faqForm(`Baru ${round}?`, top?.id)),
    )) as { id: number };
    await time('edit a FAQ', () => call('PUT', `/api/faqs/${id}`, faqForm('Lain?', top?.id)));
    await time('move a FAQ', () => call('PUT', `/api/faqs/${id}`, faqForm('Lain?', second?.id)));
    await time('delete a FAQ', () => call('DELETE', `/api/faqs/${id}`));
    await time('websites, first page', () => call('GET', `/api/websites/${pageSize}/1`));
    await time('websites, last page', () =>
      call('GET', `/api/websites/${pageSize}/${Math.ceil(websites / pageSize)}`),
    );
    const website = JSON.stringify({
      name: `Situs baru ${round}`,
      livechat_link: 'https://example.com',
      server_ip: '10.0.0.1',
    });
    const made = (await time('create a website', () => call('POST', '/api/websites', website))) as {
      id: number;
    };
    await time('delete a website', () => call('DELETE', `/api/websites/${made.id}`));
    await time('users', () => call('GET', `/api/users/${pageSize}/1`));
    await time('audit trail, first page', () => call('GET', `/api/audit/${pageSize}/1`));
    await time('audit trail, last page', () => call('GET', `/api/audit/${pageSize}/1000`));
    await time('audit trail, filtered', () =>
      call('GET', `/api/audit/${pageSize}/1?entity=faq&action=update&user=admin3`),
    );
  }
  return costs;
}

function faqForm(question: string, parentId: number | undefined): FormData {
  const form = new FormData();
  form.set('question', question);
  form.set('answer', 'Jawaban.');
  form.set('website_id', String(fullWebsite));
  form.set('parent_id', String(parentId ?? ''));
  return form;
}

/** Measures visitors' reads per second, distributed over the trees of all websites. */
async function countReads(
  { url, dataDir }: { url: string; dataDir: string },
  websites: number,
): Promise<number[]> {
  const script = join(dataDir, 'reads.lua');
  writeFileSync(
    script,
    `request = function() return wrk.format('GET', '/faqs/' .. math.random(${websites})) end`,
  );
  const load = { url, script, headers: { 'accept-encoding': 'br' }, connections: visitors };
  const figures: number[] = [];
  // The first round fills the cache.
  for (let round = 0; round <= visitorRounds; round += 1) {
    figures.push(await requestsPerSecond({ ...load, seconds: visitorSeconds }));
  }
  return figures.slice(1);
}

const reads = 'reads of visitors';

/** The calls in the chart. More names would not fit beside the lines. */
const charted = [
  'FAQs, last page',
  'tree of the full website',
  'create a FAQ',
  'delete a FAQ',
  'audit trail, filtered',
];

function report(measured: readonly Costs[]): Section {
  const names = Object.keys(measured[0] ?? {}).filter((name) => name !== reads);
  const cost = (at: number, name: string) => median(measured[at]?.[name] ?? []);
  const last = sizes.length - 1;
  return {
    title: 'Admin API',
    text: [
      `Milliseconds per call, over HTTP on this machine: medians of ${times}. Each size has 1,000 users and 100,000 audit entries; every website has ${faqsPerWebsite} FAQs, but website 1 has 113, and website ${fullWebsite} has ${faqsPerWebsiteMax.toLocaleString('en-US')}, as many as one may have: the lists and edits of FAQs are its own.`,
      table(
        ['call', ...sizes.map((size) => `${size.toLocaleString('en-US')} websites`), 'growth'],
        names.map((name) => [
          name,
          ...sizes.map((_, at) => cost(at, name).toFixed(1)),
          `${(cost(last, name) / cost(0, name)).toFixed(1)} ×`,
        ]),
      ),
      `Visitors’ reads per second, spread over the trees of all websites (wrk, ${visitors} connections, brotli; medians of ${visitorRounds} rounds of ${visitorSeconds} s): ${sizes.map((size, at) => `${Math.round(cost(at, reads)).toLocaleString('en-US')} with ${size.toLocaleString('en-US')} websites`).join(', ')}.`,
    ].join('\n\n'),
    charts: [
      lineChart({
        file: 'admin-api.svg',
        title: 'What an admin’s calls cost, however many websites there are',
        subtitle: 'Milliseconds per call; both axes logarithmic. Flat is best.',
        alt: `Curves over ${sizes.map((size) => size.toLocaleString('en-US')).join(', ')} websites: ${charted.map((name) => `${name} ${sizes.map((_, at) => cost(at, name).toFixed(1)).join(', ')} ms`).join('; ')}.`,
        lines: charted.map((name) => ({
          name,
          points: sizes.map((size, at) => [size, cost(at, name)] as const),
        })),
        formatSize: (size) => size.toLocaleString('en-US'),
        format: (value) => `${value} ms`,
      }),
    ],
  };
}
