import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Anything else could forge lines of a log, or fill it. */
const sane = /^[\w.:-]{8,64}$/;

/** The call's id: the proxy's, when it sent one that is fit for a log, else one of ours. */
export function requestId(c: Context<AppEnv>): string {
  const known = c.get('requestId');
  if (known !== undefined) return known;
  const sent = c.req.header('x-request-id');
  const id = sent !== undefined && sane.test(sent) ? sent : randomUUID();
  c.set('requestId', id);
  return id;
}
