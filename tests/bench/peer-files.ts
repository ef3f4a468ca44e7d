import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installedFile } from './installed.ts';
import { answerText, filesOf, type Peer } from './peers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** The backend of @n8n/chat: no earlier messages, and the same answer to each. */
const n8nAnswer = brotliCompressSync(JSON.stringify({ data: [], output: answerText }));

/** Simulates the CDN of the peers: files with the best compression, and a backend that answers @n8n/chat at once. */
export async function servePeerFiles(
  peers: readonly Peer[],
): Promise<{ url: string; stop: () => void }> {
  const bodies = new Map(
    peers
      .flatMap(filesOf)
      .map((path) => [`/${path}`, brotliCompressSync(readFileSync(installedFile(path)))]),
  ).set('/backend', n8nAnswer);
  const server = createServer(({ url = '' }, response) => {
    const body = bodies.get(url);
    response.writeHead(body ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      ...(body && {
        'Content-Encoding': 'br',
        'Content-Type': types[extname(url)] ?? 'application/json',
      }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
