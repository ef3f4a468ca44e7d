import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AnswerCachedRead } from './cached-reads.ts';

/** Node's `createServer` for a server that looks at the cached reads before it asks the app. */
export function cachedReadsFirst(answerCachedRead: AnswerCachedRead): typeof createServer {
  return ((options: ServerOptions, askApp: RequestListener) =>
    createServer(options, (incoming, outgoing) => {
      if (!answerCachedRead(incoming, outgoing)) askApp(incoming, outgoing);
    })) as typeof createServer;
}
