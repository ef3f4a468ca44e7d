import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any caller has a reason to send after it was refused. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads and drops what is left of a request's body once its response is sent. Many clients read the response only after they
 * have sent everything; a connection closed before that is a network error to them. Node's time limit for a whole request
 * ends the ones that never stop.
 */
export function dropUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.readableEnded) return;
    let bytes = 0;
    // A reader that stopped in the middle would pause the stream again.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) incoming.socket.destroy();
    });
    incoming.resume();
  });
}
