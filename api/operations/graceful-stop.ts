import type { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';
import { messages } from '../copy/messages.ts';

type Answer<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

/** How long calls under way may take to end. */
const patienceMs = 10_000;
const idleCheckMs = 50;

/**
 * Lets a server end in order: calls under way get their answer, and no other is taken up. `headers` are those of every
 * answer.
 */
export function createGracefulStop<Args extends unknown[]>(
  answer: Answer<Args>,
  headers: Readonly<Record<string, string>>,
) {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    answer: (...args: Args) => (isStopping ? refuse(headers) : answer(...args)),
    /** Resolves when the last call has been answered, or was cut off because it took too long. */
    async stop(server: ServerType): Promise<void> {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection kept alive is idle again as soon as its call is answered, and would be waited for.
      const idle = setInterval(() => closeConnections(server, 'Idle'), idleCheckMs);
      const cutOff = setTimeout(() => closeConnections(server, 'All'), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(cutOff);
    },
  };
}

function closeConnections(server: ServerType, which: 'Idle' | 'All'): void {
  const close = `close${which}Connections` as const;
  if (close in server) (server as Server)[close]();
}

/** For a connection that was open before: a new one finds nobody. */
function refuse(headers: Readonly<Record<string, string>>): Response {
  const ending = { Connection: 'close', 'Retry-After': '5', 'Cache-Control': 'no-store' };
  return Response.json(
    { message: messages.stopping },
    { status: 503, headers: { ...headers, ...ending } },
  );
}
