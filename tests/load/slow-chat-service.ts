import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface SlowChatService {
  origin: string;
  /** Calls so far. */
  readonly calls: number;
  /** The most calls at the same time so far. */
  readonly mostAtOnce: number;
  /** Whether it never responds. */
  silence(isSilent: boolean): void;
  stop(): void;
}

/** Starts an overloaded chat service: each response takes seconds. */
export async function startSlowChatService(responseDelayMs: number): Promise<SlowChatService> {
  let [calls, atOnce, mostAtOnce, isSilent] = [0, 0, 0, false];
  const server = createServer(async (request, response) => {
    calls += 1;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    response.once('close', () => atOnce--);
    request.resume();
    if (isSilent) return;
    await setTimeout(responseDelayMs);
    const body = { data: [{ deposit_Amount: 50_000 }], totalValues: {} };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return calls;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    silence: (silent) => {
      isSilent = silent;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
