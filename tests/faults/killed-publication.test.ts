// @module-tag slow
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { PublishingState, PublishResponse } from '../../api/contract/faqs/publishing.ts';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { repetitions } from '../repetitions.ts';
import { type RunningServer, signIn, startServer } from './running-server.ts';

const deaths = repetitions({ sample: 2, full: 20 });
const questions = Array.from({ length: 300 }, (_, index) => `Pertanyaan ${index}?`);

function send(
  { url }: RunningServer,
  cookie: string,
  [method, path]: [string, string],
  body?: FormData | object,
) {
  const isForm = body instanceof FormData;
  const headers = { Cookie: cookie, ...(!isForm && { 'Content-Type': 'application/json' }) };
  return fetch(url + path, { method, headers, body: isForm ? body : JSON.stringify(body ?? {}) });
}

/** Sets this answer for every FAQ of the draft. */
async function writeDraft(server: RunningServer, cookie: string, answer: string): Promise<void> {
  const form = new FormData();
  const lines = questions.map((question) => `${question};${answer}`);
  form.set('file', new File([['question;answer', ...lines].join('\n')], 'faq.csv'));
  form.set('mode', 'append');
  const response = await send(server, cookie, ['POST', '/api/faqs/1/import'], form);
  expect(response.status).toBe(200);
}

/** Returns the distinct answers that visitors read. */
async function readAnswers({ url }: RunningServer): Promise<(string | null)[]> {
  const faqs = (await (await fetch(`${url}/faqs/1`)).json()) as PublicFaq[];
  expect(faqs).toHaveLength(questions.length);
  return [...new Set(faqs.map(({ answer }) => answer))];
}

it(`shows visitors only complete releases when it is killed ${deaths} times while publishing`, async () => {
  const dataDir = temporaryFolder();
  let server = await startServer({ dataDir });
  const cookie = await signIn(server.url);
  await writeDraft(server, cookie, 'Awal');
  await send(server, cookie, ['PUT', '/api/websites/1/settings'], { publishing: 'draft' });
  let before = 'Awal';

  for (let death = 1; death <= deaths; death++) {
    const answer = `Putaran ${death}`;
    await writeDraft(server, cookie, answer);
    let isConfirmed = false;
    const publishing = send(server, cookie, ['POST', '/api/faqs/1/publish'])
      .then(async (response) => {
        isConfirmed = ((await response.json()) as PublishResponse).release !== undefined;
      })
      .catch(() => {});
    await setTimeout(Math.random() * 40);
    expect(await server.kill('SIGKILL')).toBe('SIGKILL');
    await publishing;

    server = await startServer({ dataDir });
    const [read, ...others] = await readAnswers(server);
    expect(others).toEqual([]);
    expect(isConfirmed ? [answer] : [before, answer]).toContain(read);
    const state = await fetch(`${server.url}/api/faqs/1/publishing`, {
      headers: { Cookie: cookie },
    });
    const { changes } = (await state.json()) as PublishingState;
    expect(changes).toBe(read === answer ? 0 : questions.length);
    before = read ?? '';
  }
}, 300_000);
