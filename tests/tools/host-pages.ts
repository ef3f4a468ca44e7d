import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';

const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface HostPages {
  /** Origin of the pages, different from the server's, without a trailing slash. */
  url: string;
  /** Adds a file at this path. */
  add(path: string, text: string): void;
  stop(): Promise<void>;
}

/**
 * The web server of a site owner, with the pages of `embed/pages`. They load the script from the product's server;
 * below `/lib/` are the packages that they use. In the pages, `/faq-chatbot.js` and `{{host}}` become the product's
 * address.
 */
export async function serveHostPages(productUrl: string): Promise<HostPages> {
  const uploaded = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const text = uploaded.get(path) ?? (await (libraryFile(path) ?? readPage(path)));
    response.writeHead(text === undefined ? 404 : 200, {
      'Content-Type': `${contentTypes[extname(path)] ?? 'text/html'}; charset=utf-8`,
    });
    response.end(text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Use `localhost` instead of the IP address, so that the two origins are also different sites.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, add: (path, text) => uploaded.set(path, text), stop: () => close(server) };

  async function readPage(path: string): Promise<string | undefined> {
    if (!path.endsWith('.html')) return path === '/favicon.ico' ? '' : undefined;
    const file = join(repositoryRoot, 'embed/pages', basename(path));
    const page = await readFile(file, 'utf8').catch(() => undefined);
    return page
      ?.replaceAll('{{host}}', productUrl)
      .replaceAll('src="/faq-chatbot.js"', `src="${productUrl}/faq-chatbot.js"`);
  }
}

function libraryFile(path: string): Promise<string> | undefined {
  // The URL parser has already resolved each `..` in the path.
  return path.startsWith('/lib/')
    ? readFile(join(repositoryRoot, 'node_modules', path.slice('/lib/'.length)), 'utf8')
    : undefined;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
