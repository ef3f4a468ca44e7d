import autocannon from 'autocannon';

export interface Visitors {
  /** Answers so far, by status. */
  readonly reads: Readonly<Record<number, number>>;
  readonly checks: Readonly<Record<number, number>>;
  /** Calls without an answer so far. */
  readonly withoutResponse: number;
}

/** One connection each. */
export const visitorCount = 200;
/** What each of them does, one call a second: mostly reading, and now and then a ticket check. */
const readsPerCheck = 9;
const patienceSeconds = 30;
/** As good as for ever: they end with their process. */
const oneDaySeconds = 86_400;

/**
 * Visitors at a steady pace, whatever the machine can take: it is not the server's speed that is asked for here, but what
 * others notice of them.
 */
export function startVisitors(url: string): Visitors {
  const reads: Record<number, number> = {};
  const checks: Record<number, number> = {};
  const count = (counts: Record<number, number>) => ({
    onResponse: (status: number) => {
      counts[status] = (counts[status] ?? 0) + 1;
    },
  });
  let [visitor, withoutResponse] = [0, 0];
  const options: autocannon.Options = {
    url,
    connections: visitorCount,
    overallRate: visitorCount,
    duration: oneDaySeconds,
    timeout: patienceSeconds,
    idReplacement: true,
    setupClient(client) {
      const own = visitor++;
      const from = { 'X-Forwarded-For': `10.1.${own >> 8}.${own & 255}` };
      const read: autocannon.Request = {
        path: '/faqs/1',
        headers: { ...from, 'Accept-Encoding': 'br' },
        ...count(reads),
      };
      const check: autocannon.Request = {
        method: 'POST',
        path: '/api/deposits/history',
        headers: { ...from, 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'budi [<id>]', ticket: 'D3612272' }),
        ...count(checks),
      };
      const round = Array.from({ length: readsPerCheck + 1 }, () => read);
      // Not all of them at once.
      round[own % round.length] = check;
      client.setRequests(round);
    },
  };
  const running = autocannon(options, () => {});
  running.on('reqError', () => {
    withoutResponse += 1;
  });
  return {
    reads,
    checks,
    get withoutResponse() {
      return withoutResponse;
    },
  };
}
