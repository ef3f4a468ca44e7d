import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '../copy/messages.ts';

/** Responds to a malformed request; false leaves the request to the next handler. */
export type RefuseTwoHosts = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Responds with 400 to a request with two `Host` headers (RFC 9112, section 3.2). Node uses only the first one, but a
 * proxy may have used the second. `headers` are the headers of every response.
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

/** `rawHeaders` has each name before its value. Parsing the headers would make cached responses slower. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
