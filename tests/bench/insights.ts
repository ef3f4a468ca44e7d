import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../../build/run.ts';
import { startServer } from '../tools/server-process.ts';
import type { Section } from './section.ts';
import { type Call, signIn } from './sign-in.ts';
import { median, table } from './table.ts';
import { runWrk } from './wrk.ts';

const reportsPerSecond = 2000;
const connections = 100;
const rounds = 7;
const roundSeconds = 4;
/** The pause between two saves. After each save, the next read prepares its response again. */
const saveRestMs = 100;
const readRestMs = 5;
const wordings = 5000;
const adminAddress = '10.0.0.1';

/** Milliseconds per call in one round. */
interface Times {
  saves: number[];
  reads: number[];
}

/** Measures how 2,000 reports of visitors per second slow admins and other visitors. */
export async function benchInsights(): Promise<Section> {
  const seeded = await startServer({});
  await seeded.stop({ keepData: true });
  await run('node', ['dist/api/cli/main.js', 'whitelist', 'add', adminAddress], {
    env: { ...process.env, DATA_DIR: seeded.dataDir },
    stdio: 'ignore',
  });
  const server = await startServer({
    template: seeded.dataDir,
    env: { CLIENT_IP_SOURCE: 'forwarded', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const script = join(server.dataDir, 'reports.lua');
  writeFileSync(script, reportScript());
  try {
    const call = await signIn(server.url, sendAsAdmin);
    const alone: Times[] = [];
    const beside: Times[] = [];
    const rates: number[] = [];
    await measure(server.url, call);
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measure(server.url, call));
      const load = { url: `${server.url}/insights`, script, connections, seconds: roundSeconds };
      const [times, { perSecond }] = await Promise.all([
        measure(server.url, call),
        runWrk({ ...load, seconds: roundSeconds }),
      ]);
      beside.push(times);
      rates.push(perSecond);
    }
    return report(alone, beside, rates);
  } finally {
    await server.stop();
    rmSync(seeded.dataDir, { recursive: true });
  }
}

function sendAsAdmin(url: string, { headers, ...init }: RequestInit): Promise<Response> {
  const own = new Headers(headers);
  own.set('X-Forwarded-For', adminAddress);
  return fetch(url, { ...init, headers: own });
}

/**
 * Each connection waits before a report, so that all together send the wanted number. Every report has another address,
 * because the server limits the reports of one address.
 */
function reportScript(): string {
  return `math.randomseed(os.time())
function delay() return ${Math.floor((1000 * connections) / reportsPerSecond) - 4} end
request = function()
  local address = string.format('10.%d.%d.%d', math.random(1, 250), math.random(0, 255), math.random(0, 255))
  local faq = math.random(113)
  local body = string.format('{"website_id":1,"facts":[{"type":"opened"},{"type":"read","faq_id":%d},{"type":"read","faq_id":%d},{"type":"searched","words":"kata ke %d","outcome":"unsure","faq_id":%d},{"type":"voted","faq_id":%d,"helpful":true}]}', faq, 114 - faq, math.random(${wordings}), faq, faq)
  return wrk.format('POST', nil, { ['Content-Type'] = 'text/plain', ['X-Forwarded-For'] = address }, body)
end`;
}

/** Saves and reads for the length of a round, each one after another. */
async function measure(url: string, call: Call): Promise<Times> {
  const end = performance.now() + roundSeconds * 1000;
  const repeat = async (
    restMs: number,
    work: (n: number) => Promise<unknown>,
  ): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; performance.now() < end; n += 1) {
      const before = performance.now();
      await work(n);
      times.push(performance.now() - before);
      await setTimeout(restMs);
    }
    return times;
  };
  const [saves, reads] = await Promise.all([
    repeat(saveRestMs, (n) => call('PUT', '/api/faqs/1', faqForm(`Jawaban ${n}.`))),
    repeat(readRestMs, async () => (await fetch(`${url}/faqs/1`)).arrayBuffer()),
  ]);
  return { saves, reads };
}

function faqForm(answer: string): FormData {
  const form = new FormData();
  form.set('question', 'Deposit');
  form.set('answer', answer);
  form.set('website_id', '1');
  form.set('parent_id', '');
  return form;
}

function report(alone: readonly Times[], beside: readonly Times[], rates: number[]): Section {
  const figures = (name: keyof Times) => {
    const before = alone.map((times) => median(times[name]));
    const after = beside.map((times) => median(times[name]));
    const ratios = after.map((value, round) => value / (before[round] ?? 0));
    return [
      median(before).toFixed(1),
      median(after).toFixed(1),
      `**${median(ratios).toFixed(2)}**`,
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    ];
  };
  return {
    title: 'Reports of visitors',
    text: [
      `Milliseconds per call while wrk sends reports of five facts with one of ${wordings.toLocaleString('en-US')} wordings, ${Math.round(median(rates)).toLocaleString('en-US')} per second, each from an address of its own; the load shares the machine with the server. Medians of ${rounds} alternating rounds of ${roundSeconds} s. The goal is at most 1.5 times as long.`,
      table(
        ['call', 'without reports', 'with reports', 'times as long', 'spread'],
        [
          ['an admin saves a FAQ', ...figures('saves')],
          ['a visitor reads the FAQ tree', ...figures('reads')],
        ],
      ),
    ].join('\n\n'),
    charts: [],
  };
}
