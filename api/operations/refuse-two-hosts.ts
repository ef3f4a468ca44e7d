import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '../copy/messages.ts';

/** Responds to the request if it is malformed; false leaves it to whoever comes next. */
export type RefuseTwoHosts = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * A proxy may read one of two `Host` headers and we the other, so RFC 9112 (section 3.2) asks for 400. Node keeps the first
 * one without a word. `headers` are those of every response.
 */
export function createRefuseTwoHosts(headers: Readonly<Record<string, string>>): RefuseTwoHosts {
  const body = JSON.stringify({ message: messages.badRequest });
  const fixed = {
    ...headers,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return (incoming, outgoing) => {
    if (!hasTwoHosts(incoming.rawHeaders)) return false;
    outgoing.writeHead(400, fixed).end(body);
    return true;
  };
}

/** Names and values alternate. Cached reads go through here too, and reading the parsed headers would cost them more. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
