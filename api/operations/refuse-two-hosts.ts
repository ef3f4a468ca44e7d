import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { messages } from '../copy/messages.ts';

/**
 * A `createServer` for Node that responds with 400 to a request with two `Host` headers (RFC 9112, section 3.2). Node uses
 * only the first one, but a proxy may have used the second. `headers` are the headers of every response.
 */
export function refuseTwoHosts(headers: Readonly<Record<string, string>>): typeof createServer {
  const body = JSON.stringify({ message: messages.badRequest });
  const fixed = {
    ...headers,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return ((options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      // Node still emits the pipelined requests of a connection that was closed during an earlier one.
      if (incoming.socket.destroyed) return;
      if (hasTwoHosts(incoming.rawHeaders)) outgoing.writeHead(400, fixed).end(body);
      else app(incoming, outgoing);
    })) as typeof createServer;
}

/** `rawHeaders` has each name before its value. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
