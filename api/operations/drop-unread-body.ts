import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum of dropped bytes; no client sends more after a refusal. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads and drops the rest of a request's body after its response was sent. Many clients read the response only after
 * they have sent everything, so if the connection closes earlier, they report a network error. Node's request timeout
 * closes the connection of a client that never stops.
 */
export function dropUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.readableEnded) return;
    let bytes = 0;
    // Another listener could pause the stream again.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) incoming.socket.destroy();
    });
    incoming.resume();
  });
}
