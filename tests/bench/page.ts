import { rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { scriptTag } from '../../embed/snippet.ts';
import { chromiumFlags, requireBrowser } from '../tools/browser.ts';
import { type HostPages, serveHostPages } from '../tools/host-pages.ts';
import { type ServerProcess, startServer } from '../tools/server-process.ts';
import { addManyFaqs } from './many-faqs.ts';
import { type Conversation, converse } from './page-conversation.ts';
import { reportConversations, reportVisits } from './page-report.ts';
import { type Subject, type Visit, visitPage } from './page-visit.ts';
import { servePeerFiles } from './peer-files.ts';
import { peers } from './peers.ts';
import type { Section } from './section.ts';
import { slow4g, slowdown } from './slow-phone.ts';

const rounds = 5;
const treeSizes = [50, 2000];

/** Measures what our chat and each peer's cost on a slow phone, and how long taps in ours take. */
export async function benchPage(): Promise<Section> {
  const browser = await chromium.launch({
    executablePath: await requireBrowser('chromium'),
    args: chromiumFlags,
  });
  try {
    const visits = reportVisits(await visitAll(browser));
    const conversations = new Map<number, Conversation[]>();
    for (const size of treeSizes) conversations.set(size, await converseOften(browser, size));
    return {
      title: 'On the visitor’s page',
      text: [
        `An emulated phone: Chromium with a phone's screen, its processor slowed ${slowdown} times, on Lighthouse's slow 4G (${slow4g.latencyMs} ms, ${slow4g.downloadKbps} kbit/s), nothing cached. The page is of another origin than the chat; each chat is embedded as its README says, and its files come compressed with brotli. Medians of ${rounds} alternating rounds, least and most in brackets. Milliseconds of the main thread are time on the processor.`,
        visits.text,
        '### A conversation with ours',
        reportConversations(conversations),
      ].join('\n\n'),
      charts: visits.charts,
    };
  } finally {
    await browser.close();
  }
}

/** Visits every subject once in each round, so that other work of the machine affects all of them equally. */
async function visitAll(browser: Browser): Promise<Map<Subject, Visit[]>> {
  const files = await servePeerFiles(peers);
  const visits = new Map<Subject, Visit[]>();
  await onHostPages(50, async (host, server) => {
    const add = (subject: Omit<Subject, 'url'>, chat: string) =>
      visits.set({ ...subject, url: addPage(host, subject.name, chat) }, []);
    const { url } = server;
    const none = { name: 'the page alone', hasChat: false, isOurs: false };
    add({ ...none, scriptOrigin: host.url, launcher: ['h1'] }, '');
    const ours = { name: 'Tanya Kami', hasChat: true, isOurs: true };
    const launcher = ['faq-chatbot', '.launcher'];
    add({ ...ours, scriptOrigin: url, launcher }, scriptTag({ host: url, websiteId: 1 }));
    for (const { name, snippet, launcher } of peers) {
      const peer = { name, hasChat: true, isOurs: false };
      add({ ...peer, scriptOrigin: files.url, launcher }, snippet(files.url));
    }
    for (let round = 0; round < rounds; round++) {
      for (const [subject, made] of visits) made.push(await visitPage(browser, subject));
    }
  });
  files.stop();
  return visits;
}

async function converseOften(browser: Browser, treeSize: number): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  await onHostPages(treeSize, async (host, server) => {
    const url = addPage(host, 'page', scriptTag({ host: server.url, websiteId: 1 }));
    for (let round = 0; round < rounds; round++) conversations.push(await converse(browser, url));
  });
  return conversations;
}

/** Starts a server with a tree of this size, and a site of another origin. */
async function onHostPages(
  treeSize: number,
  measure: (host: HostPages, server: ServerProcess) => Promise<void>,
): Promise<void> {
  const seeded = await startServer({ env: { SEED: 'none' } });
  await seeded.stop({ keepData: true });
  addManyFaqs(seeded.dataDir, treeSize);
  const server = await startServer({ template: seeded.dataDir });
  const host = await serveHostPages(server.url);
  addPage(host, 'blank.html', '');
  try {
    await measure(host, server);
  } finally {
    await host.stop();
    await server.stop();
    rmSync(seeded.dataDir, { recursive: true });
  }
}

/** Adds a typical page: text in which a layout shift is measured, and the chat at the end of the body. */
function addPage(host: HostPages, name: string, chat: string): string {
  const path = `/${encodeURIComponent(name)}`;
  const paragraph = `<p>${'Selamat datang di halaman kami. '.repeat(20)}</p>`;
  host.add(
    path,
    `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Toko</title>
</head>
<body>
<h1>Toko</h1>
${paragraph.repeat(8)}
${chat}
</body>
</html>`,
  );
  return `${host.url}${path}`;
}
