import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { InsightFact } from '../../api/contract/insights.ts';
import { expect } from './fixtures.ts';

/** Sends a report of website 1 from `127.0.0.N`: the server counts senders, not reports. */
export async function reportFrom(url: string, last: number, facts: InsightFact[]): Promise<void> {
  const options = { method: 'POST', localAddress: `127.0.0.${last}` };
  const sent = request(`${url}/insights`, options).end(JSON.stringify({ website_id: 1, facts }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(204);
}
