import { rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { scriptTag } from '../../embed/snippet.ts';
import { chromiumFlags, requireBrowser } from '../tools/browser.ts';
import { type HostPages, serveHostPages } from '../tools/host-pages.ts';
import { type ServerProcess, startServer } from '../tools/server-process.ts';
import { addManyFaqs } from './many-faqs.ts';
import { type Conversation, converse } from './page-conversation.ts';
import { reportConversations, reportTaps, reportVisits } from './page-report.ts';
import { type TapTimes, timeTaps } from './page-taps.ts';
import { type Subject, type Visit, visitPage } from './page-visit.ts';
import { servePeerFiles } from './peer-files.ts';
import { answerText, peers } from './peers.ts';
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
    const all = await visitAll(browser);
    const visits = reportVisits(all);
    const conversations = new Map<number, Conversation[]>();
    for (const size of treeSizes) conversations.set(size, await converseOften(browser, size));
    return {
      title: 'On the visitor’s page',
      text: [
        `An emulated phone: Chromium with a phone's screen, its processor slowed ${slowdown} times, on Lighthouse's slow 4G (${slow4g.latencyMs} ms, ${slow4g.downloadKbps} kbit/s), nothing cached. The page is of another origin than the chat; each chat is embedded as its README says, and its files come compressed with brotli. Medians of ${rounds} alternating rounds, least and most in brackets. Milliseconds of the main thread are time on the processor.`,
        visits.text,
        '### Taps, beside others',
        'From the event to the end of the first painted frame that shows the panel or holds the answer. Requests take no time here. A pointer is over the launcher for a second before the tap. The page’s own panel is ten buttons and five lines of script. Ours shows its whole first menu; Typebot and Rasa have no backend here, so they show an error or nothing in their panel. deep-chat answers in the page, @n8n/chat from a backend that answers at once; the others answer nothing without theirs. The answer of ours then appears after three dots of 320 ms, unless the visitor prefers less motion.',
        reportTaps(all),
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
async function visitAll(browser: Browser): Promise<Map<Subject, (Visit & TapTimes)[]>> {
  const files = await servePeerFiles(peers);
  const visits = new Map<Subject, (Visit & TapTimes)[]>();
  await onHostPages(50, async (host, server) => {
    const add = (subject: Omit<Subject, 'url'>, chat: string) =>
      visits.set({ ...subject, url: addPage(host, subject.name, chat) }, []);
    const { url } = server;
    add(
      {
        name: 'the page’s own panel',
        hasChat: false,
        isOurs: false,
        scriptOrigin: host.url,
        launcher: ['#open'],
        panel: ['#panel'],
        question: ['#panel button'],
        answer: ['#panel'],
      },
      ownPanel,
    );
    add(
      {
        name: 'Tanya Kami',
        hasChat: true,
        isOurs: true,
        scriptOrigin: url,
        launcher: ['faq-chatbot', '.launcher'],
        // With all of the first menu.
        panel: ['faq-chatbot', '.panel .options:last-of-type'],
        question: ['faq-chatbot', '.option'],
        answer: ['faq-chatbot', '.messages'],
      },
      scriptTag({ host: url, websiteId: 1 }),
    );
    for (const peer of peers) {
      const { url } = files;
      add({ ...peer, hasChat: true, isOurs: false, scriptOrigin: url }, peer.snippet(url));
    }
    for (let round = 0; round < rounds; round++) {
      for (const [subject, made] of visits) {
        made.push({
          ...(await visitPage(browser, subject)),
          ...(await timeTaps(browser, subject)),
        });
      }
    }
  });
  files.stop();
  return visits;
}

/** Ten questions and their answers, written for this page alone: what a browser needs at least. */
const ownPanel = `<button id="open" style="position:fixed;right:16px;bottom:16px">Tanya</button>
<div id="panel" hidden style="position:fixed;inset:0;background:#fff">
${'<button style="display:block">Pertanyaan</button>'.repeat(10)}
</div>
<script>
const panel = document.querySelector('#panel');
document.querySelector('#open').onclick = () => { panel.hidden = false; };
panel.onclick = () => { panel.textContent = '${answerText}'; };
</script>`;

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
