import { setPriority } from 'node:os';
import { type EndedClients, startSlowClients } from './slow-clients.ts';
import { startVisitors, type Visitors } from './visitors.ts';

export interface ClientsOptions {
  url: string;
  slowClientsPerKind: number;
}

/** All counts since the start. */
export interface ClientsReport extends Visitors {
  slowClientsEnded: EndedClients;
}

const reportMs = 500;

/**
 * Runs all simulated clients in a separate process: `node --import tsx clients.ts OPTIONS` prints reports as lines of JSON
 * until its input ends.
 */
const { url, slowClientsPerKind } = JSON.parse(process.argv[2] ?? '') as ClientsOptions;
// Run with low priority, because real clients do not use the processors of the server.
setPriority(5);
const slowClientsEnded = startSlowClients(url, slowClientsPerKind);
const visitors = startVisitors(url);
setInterval(() => {
  const { reads, checks, withoutResponse } = visitors;
  const report: ClientsReport = { reads, checks, withoutResponse, slowClientsEnded };
  process.stdout.write(`${JSON.stringify(report)}\n`);
}, reportMs);
process.stdin.resume().once('end', () => process.exit(0));
