import autocannon from 'autocannon';

export interface Visitors {
  /** Responses so far, by status. */
  readonly reads: Readonly<Record<number, number>>;
  readonly checks: Readonly<Record<number, number>>;
  /** Requests without a response so far. */
  readonly withoutResponse: number;
}

/** The number of visitors; each has one connection. */
export const visitorCount = 200;
/** Each visitor sends one request a second: mostly reads, and sometimes a ticket check. */
const readsPerCheck = 9;
const patienceSeconds = 30;
/** Practically unlimited: the visitors end with their process. */
const oneDaySeconds = 86_400;

/**
 * Simulates visitors with a fixed rate on any machine. The test does not measure the speed of the server, but the effect
 * of visitors on others.
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
      // The start is distributed, so that not all visitors check at the same time.
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
