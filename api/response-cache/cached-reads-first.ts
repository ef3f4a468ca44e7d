import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { HandleCachedRead } from './cached-reads.ts';

/** A `createServer` for Node that responds to cached reads before the app. */
export function cachedReadsFirst(handleCachedRead: HandleCachedRead): typeof createServer {
  return ((options: ServerOptions, app: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      if (!handleCachedRead(incoming, outgoing)) app(incoming, outgoing);
    })) as typeof createServer;
}
