// @vitest-environment node
import { HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { insightCounts } from '../../../api/db/schema.ts';
import { insightAddressLimit } from '../../../api/insights/insight-limits.ts';
import { host, strangerIp } from '../test-api.ts';
import { createVisits } from '../visits.ts';

const publicOrigin = `https://${host}`;

/** Creates an API with a help page, and functions that vote on it as a visitor's browser does. */
async function setUp() {
  const writer = await createVisits({ publicOrigin });
  const { db, insights } = writer;
  const switchHelp = (is_on: boolean) =>
    writer.send('PUT', '/api/websites/1/settings', { json: { help: { is_on, is_indexed: true } } });
  await switchHelp(true);
  const call = (path: string, options: object = {}) =>
    writer.api.call(path, { ip: strangerIp, ...options });
  return {
    ...writer,
    switchHelp,
    read: async (path: string) => await (await call(path)).text(),
    vote: (path: string, body: string, headers: Record<string, string> = {}, ip = strangerIp) => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return call(path, { method: 'POST', body, headers: { ...type, ...headers }, ip });
    },
    counted: async () => {
      await insights.write();
      const rows = await db.read.select().from(insightCounts);
      return Object.fromEntries(rows.map(({ kind, faqId, count }) => [`${kind} ${faqId}`, count]));
    },
  };
}

it('a visitor without JavaScript votes, says why, and is counted as in the bot', async () => {
  const { add, read, vote, counted } = await setUp();
  const id = await add({ question: 'Cara deposit?', answer: 'Buka menu.' });
  const path = `/bantuan/1/${id}-cara-deposit`;
  const page = await read(path);
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(page) ?? [];
  expect(form).toContain(`<form class="vote" method="post" action="${path}">`);
  expect(form).toContain('Apakah ini membantu?');
  const own = { Origin: publicOrigin, 'Sec-Fetch-Site': 'same-origin' };

  const voted = await vote(path, 'helpful=no', own);
  expect([voted.status, voted.headers.get('location')]).toEqual([303, `${path}/alasan`]);
  const reasons = await read(`${path}/alasan`);
  expect(reasons).toContain('<button type="submit" name="reason" value="outdated">');
  const explained = await vote(path, 'reason=outdated', own);
  expect(explained.headers.get('location')).toBe(`${path}/terima-kasih`);
  expect((await vote(path, 'helpful=yes', own)).headers.get('location')).toBe(
    `${path}/terima-kasih`,
  );
  const thanks = await read(`${path}/terima-kasih`);
  expect(thanks).toContain('<h1>Terima kasih.</h1>');
  expect(await counted()).toEqual({
    [`unhelpful ${id}`]: 1,
    [`explained-outdated ${id}`]: 1,
    [`helpful ${id}`]: 1,
  });

  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  for (const text of [page, reasons, thanks]) {
    const { results } = await validator.validateString(text);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
  for (const text of [reasons, thanks]) expect(text).toContain('content="noindex"');
  expect(await read('/bantuan/1/sitemap.xml')).not.toMatch(/alasan|terima-kasih/);
});

it('counts nothing of other sites, of made-up addresses, beyond the limit of an address, or against a wish', async () => {
  const { add, vote, counted, switchHelp } = await setUp();
  const topic = await add({ question: 'Topik', answer: 'Umum' });
  const id = await add({ question: 'Satu', answer: 'Isi', parent_id: `${topic}` });
  const check = await add({ question: 'Cek deposit', answer: 'Isi' });
  const status = async (...request: Parameters<typeof vote>) => (await vote(...request)).status;
  const path = `/bantuan/1/${id}-satu`;
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    // A made-up host that names itself as the page.
    { Host: 'evil.example', Origin: 'https://evil.example' },
  ])
    expect(await status(path, 'helpful=yes', headers)).toBe(403);
  for (const none of [
    '/bantuan/1/9999',
    `/bantuan/9/${id}`,
    `/bantuan/x/${id}`,
    `/bantuan/1/${topic}-topik`,
    `/bantuan/1/${check}-cek-deposit`,
  ])
    expect(await status(none, 'helpful=yes'), none).toBe(404);
  for (const body of ['', 'helpful=maybe', 'reason=free', '{"helpful":"yes"}'])
    expect(await status(path, body), body).toBe(400);
  expect(await status(path, `helpful=yes&x=${'x'.repeat(2000)}`)).toBe(413);
  for (const name of ['Sec-GPC', 'DNT'])
    expect(await status(path, 'helpful=yes', { [name]: '1' })).toBe(303);
  expect(await counted()).toEqual({});

  const statuses = [];
  for (let sent = 0; sent < insightAddressLimit.reports; sent += 1)
    statuses.push(await status(path, 'helpful=yes', {}, '203.0.113.7'));
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect(await status(path, 'helpful=yes', {}, '203.0.113.7')).toBe(429);
  expect(await counted()).toEqual({ [`helpful ${id}`]: insightAddressLimit.reports });

  await switchHelp(false);
  const off = await vote(path, 'helpful=yes');
  expect([off.status, off.headers.get('location')]).toEqual([303, `/mobilefaq#tanya=${id}`]);
  expect(await counted()).toEqual({ [`helpful ${id}`]: insightAddressLimit.reports });
});
