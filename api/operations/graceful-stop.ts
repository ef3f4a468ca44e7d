import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { messages } from '../copy/messages.ts';

type Handler<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

/** How long the server waits for running requests. */
const patienceMs = 10_000;
/**
 * How long new requests get 503 before connections close. Otherwise the connection of a request in transit would be
 * reset.
 */
const refusingMs = 500;
const idleCheckMs = 50;

/**
 * Stops a server in order: running requests get their responses, new ones get 503. `headers` are the headers of every
 * response.
 */
export function createGracefulStop<Args extends unknown[]>(
  handler: Handler<Args>,
  headers: Readonly<Record<string, string>>,
) {
  let isStopping = false;
  return {
    async fetch(...args: Args): Promise<Response> {
      if (isStopping) return refuse(headers);
      const response = await handler(...args);
      // The client must not send its next request on a connection that is about to close.
      if (isStopping) response.headers.set('Connection', 'close');
      return response;
    },
    /** Resolves when the last request has ended, or was ended because it took too long. */
    async stop(server: ServerType): Promise<void> {
      isStopping = true;
      const cutOff = setTimeout(() => closeConnections(server, 'All'), patienceMs);
      await wait(refusingMs);
      const closed = new Promise((resolve) => server.close(resolve));
      // A keep-alive connection becomes idle after its response, and `server.close` would wait for it.
      const idle = setInterval(() => closeConnections(server, 'Idle'), idleCheckMs);
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

function refuse(headers: Readonly<Record<string, string>>): Response {
  const ending = { Connection: 'close', 'Retry-After': '5', 'Cache-Control': 'no-store' };
  return Response.json(
    { message: messages.stopping },
    { status: 503, headers: { ...headers, ...ending } },
  );
}
