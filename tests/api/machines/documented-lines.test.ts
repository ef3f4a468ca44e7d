import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { insightWords } from '../../../api/db/schema.ts';
import { repositoryRoot, temporaryFolder } from '../test-api.ts';
import { createMachineApi } from './machine-api.ts';

const run = promisify(execFile);

/** The blocks of shell lines in docs/api.md, by their headings. */
function blocks(): Map<string, string> {
  const text = readFileSync(join(repositoryRoot, 'docs/api.md'), 'utf8');
  const sections = text.split(/^#+ /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const lines = /^```sh\n([\s\S]+?)^```/m.exec(section)?.[1];
      const title = section.slice(0, section.indexOf('\n'));
      return lines === undefined ? [] : [[title, lines] as const];
    }),
  );
}

it('the lines of docs/api.md work as they are written', async () => {
  const { api, add } = await createMachineApi();
  const { token } = await add();
  const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const cwd = temporaryFolder();
  const env = { ...process.env, TANYA_KAMI: `http://127.0.0.1:${port}`, TOKEN: token };
  const sh = async (lines: string) =>
    (await run('bash', ['-euo', 'pipefail', '-c', lines], { cwd, env })).stdout;
  const day = { firstOn: '2026-11-01', lastOn: '2026-11-02' };
  await api.db.write((tx) =>
    tx.insert(insightWords).values([
      { websiteId: 1, words: 'depo "gagal"', count: 3, ...day },
      { websiteId: 1, words: '=1+1', count: 2, ...day },
    ]),
  );

  const lines = blocks();
  expect([...lines.keys()]).toEqual([
    'The API for programs',
    'FAQs in Git',
    'Belum terjawab into a spreadsheet',
  ]);
  const [exported = '', ...calls] = (lines.get('The API for programs') ?? '').trim().split('\n');
  expect(exported).toMatch(/^export TANYA_KAMI='.+' TOKEN='tanyakami_\.\.\.'$/);
  const answers = [];
  for (const call of calls) answers.push(JSON.parse(await sh(call)));
  expect(answers).toMatchObject([{ name: 'Impor toko' }, [{ id: 1 }], { id: 22 }]);

  const check = JSON.parse(await sh(lines.get('FAQs in Git') ?? ''));
  expect(check).toMatchObject({ added: 0, changed: 0, unchanged: 1, faults: [] });
  expect(JSON.parse(readFileSync(join(cwd, 'faq.json'), 'utf8')).faqs).toHaveLength(1);

  await sh(lines.get('Belum terjawab into a spreadsheet') ?? '');
  expect(readFileSync(join(cwd, 'belum-terjawab.csv'), 'utf8')).toBe(
    '"kalimat","berapa kali","terakhir"\n"depo ""gagal""",3,"2026-11-02"\n"\'=1+1",2,"2026-11-02"\n',
  );
});
