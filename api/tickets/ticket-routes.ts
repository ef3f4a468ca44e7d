import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { FindClientIp } from '../auth/client-ip.ts';
import { historyUsernameMaxLength, ticketMaxLength } from '../contract/limits.ts';
import type { HistoryRequest, HistoryResponse } from '../contract/public-api.ts';
import {
  type CheckKind,
  checkKinds,
  isTicket,
  normalizeTicket,
  tickets,
} from '../contract/ticket.ts';
import { messages } from '../copy/messages.ts';
import type { CorsPolicy } from '../embedding/cors-policy.ts';
import type { AppEnv } from '../http/app-env.ts';
import { preflight } from '../http/preflight.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { limitBody, requiredText, validate } from '../http/validation.ts';
import type { AttemptCounters } from './count-attempts.ts';
import { ticketCheckBodyMaxBytes } from './ticket-limits.ts';
import type { TicketSource } from './ticket-source.ts';

const smallHistoryBody = limitBody(ticketCheckBodyMaxBytes);

export interface TicketRouteOptions {
  source: TicketSource;
  /** Finds the address that attempts are counted for. */
  findClientIp: FindClientIp;
  corsPolicy: CorsPolicy;
  headers: ResponseHeaders;
  limits: AttemptCounters;
}

/** The bot's ticket checks, from any page and without a sign-in. */
export function ticketRoutes(options: TicketRouteOptions) {
  const { source, findClientIp, corsPolicy, headers, limits } = options;

  /** Set the CORS headers before anything can fail. Otherwise the page could not read an error. */
  const readable = createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of Object.entries(headers.ticketCheck)) c.header(name, value);
    const ofCaller = await corsPolicy.admit(c, 'any website');
    for (const [name, value] of Object.entries(ofCaller)) c.header(name, value);
    await next();
  });
  const perAddress = createMiddleware<AppEnv>(async (c, next) => {
    await limits.countAddress(c, findClientIp(c));
    await next();
  });

  async function respond(
    c: Context<AppEnv>,
    kind: CheckKind,
    { username, ticket }: HistoryRequest,
  ) {
    await limits.countUsername(c, username);
    return c.json<HistoryResponse>(await source.find(kind, username, ticket, c.req.raw.signal));
  }

  const checks = [readable, perAddress, smallHistoryBody] as const;
  const routes = new Hono<AppEnv>();
  for (const kind of checkKinds) {
    const path = tickets[kind].route;
    routes.options(path, preflight);
    routes.post(path, ...checks, validate('json', historyRequest(kind)), (c) =>
      respond(c, kind, c.req.valid('json')),
    );
  }
  return routes;
}

function historyRequest(kind: CheckKind) {
  return z
    .object({
      username: requiredText(historyUsernameMaxLength),
      ticket: z
        .string(messages.required)
        .transform(normalizeTicket)
        .pipe(
          z
            .string()
            .min(1, messages.required)
            .max(ticketMaxLength, messages.tooLong(ticketMaxLength))
            .refine((ticket) => isTicket(kind, ticket), messages.badTicket[kind]),
        ),
    })
    .meta({
      examples: [{ username: 'budi', ticket: `${tickets[kind].letter}3612272` }],
    }) satisfies z.ZodType<HistoryRequest>;
}
