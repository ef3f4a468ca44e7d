import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';

export interface HostPages {
  /** Another origin than the server's, without a trailing slash. */
  url: string;
  /** Puts a page of the test's own at this path, as a site owner would upload one. */
  add(path: string, html: string): void;
  stop(): Promise<void>;
}

/**
 * A site owner's web server: the pages of `embed/pages`, each of which loads the script from the product's server.
 * In those pages `/faq-chatbot.js` and `{{host}}` stand for the product's address.
 */
export async function serveHostPages(productUrl: string): Promise<HostPages> {
  const uploaded = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const html = uploaded.get(path) ?? (await readPage(path));
    response.writeHead(html === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The name, not the number, so that the two origins are not even the same site.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, add: (path, html) => uploaded.set(path, html), stop: () => close(server) };

  async function readPage(path: string): Promise<string | undefined> {
    if (!path.endsWith('.html')) return path === '/favicon.ico' ? '' : undefined;
    const file = join(repositoryRoot, 'embed/pages', basename(path));
    const page = await readFile(file, 'utf8').catch(() => undefined);
    return page
      ?.replaceAll('{{host}}', productUrl)
      .replaceAll('src="/faq-chatbot.js"', `src="${productUrl}/faq-chatbot.js"`);
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
