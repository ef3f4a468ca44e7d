// @module-tag slow
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { faqForm } from '../api/faq-form.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { write } from '../faults/client.ts';
import { jpegOfSegments } from '../faults/image-bombs-files.ts';
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
    // These uploads cause garbage collection, in which a driver built for another Node crashes the process.
    const picture = jpegOfSegments(await smallJpeg());
    for (let upload = 0; upload < 2; upload += 1) {
      const image = new File([new Uint8Array(picture)], 'picture.jpg');
      const response = await fetch(`${server.url}/api/faqs/`, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: faqForm({ image }),
      });
      expect(response.status).toBe(201);
    }

    const run = (folder: string, ...args: string[]) =>
      spawnSync(other.node, [join(other.root, 'dist/api/cli/main.js'), ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder },
        encoding: 'utf8',
      });
    const copy = join(temporaryFolder(), 'copy.db');
    expect(run(dataDir, 'backup', copy)).toMatchObject({ status: 0 });
    expect(await server.kill('SIGTERM')).toBe(0);
    // This output would contain deprecation warnings of a new Node.
    expect(server.output()).not.toMatch(/warning|deprecat/i);

    const restored = join(temporaryFolder(), 'new');
    expect(run(restored, 'restore', '--new', copy)).toMatchObject({ status: 0 });
    const again = await startServer({ dataDir: restored, other });
    const faqs = (await (await fetch(`${again.url}/faqs/1`)).json()) as unknown[];
    expect(faqs).toHaveLength(3);
  },
  300_000,
);

function smallJpeg(): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
