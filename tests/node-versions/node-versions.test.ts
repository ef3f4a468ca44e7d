import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { write } from '../faults/client.ts';
import { signIn, startServer } from '../faults/running-server.ts';
import { type NodeVersion, prepareNode } from './prepare-node.ts';

it.each<NodeVersion>([22, 24])(
  'Node %i serves, saves, stops, backs up and restores',
  async (version) => {
    const other = await prepareNode(version);
    const { stdout } = spawnSync(other.node, ['--version'], { encoding: 'utf8' });
    expect(stdout).toMatch(new RegExp(`^v${version}\\.`));

    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir, other });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const cookie = await signIn(server.url);
    for (const kind of ['website', 'faq'] as const)
      expect((await write(server.url, cookie, kind, 1)).status).toBe(201);

    const run = (folder: string, ...args: string[]) =>
      spawnSync(other.node, [join(other.root, 'dist/api/cli/main.js'), ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder },
        encoding: 'utf8',
      });
    const copy = join(temporaryFolder(), 'copy.db');
    expect(run(dataDir, 'backup', copy)).toMatchObject({ status: 0 });
    expect(await server.kill('SIGTERM')).toBe(0);
    // Warnings of a new Node, about what a later one removes, would be in here.
    expect(server.output()).not.toMatch(/warning|deprecat/i);

    const restored = join(temporaryFolder(), 'new');
    expect(run(restored, 'restore', '--new', copy)).toMatchObject({ status: 0 });
    const again = await startServer({ dataDir: restored, other });
    const faqs = (await (await fetch(`${again.url}/faqs/1`)).json()) as { question: string }[];
    expect(faqs.map(({ question }) => question)).toEqual(['faq-1']);
  },
  900_000,
);
