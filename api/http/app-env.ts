import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from '../audit-log/actor.ts';
import type { Rights } from '../contract/rights.ts';

/** The account of a request, of a person or a program. */
export interface SessionUser {
  /** Below 0 for a program, so that it is never mistaken for a person. */
  id: number;
  username: string;
  websiteId: number | null;
  rights: Rights;
}

/** The fields of a request's body, not validated. */
export type BodyFields = Readonly<Record<string, unknown>>;

/** The context of every route. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Set when it is first needed. */
    requestId?: string;
    /** The request's id in the log. */
    findRequestId?: (c: Context<AppEnv>) => string;
    /** The signed-in account. */
    user?: SessionUser;
    /** The program that sent its token. */
    machine?: { id: number; token: { name: string; expires_on: string } };
    /**
     * Set behind the gate. Throws 401 or 403 when the caller may no longer use the route. A client can send its body
     * long after its headers, so this must be called once the body has arrived. The rights of some routes depend on the
     * body's fields, which `readFields` reads.
     */
    requireAccess?: (readFields?: () => BodyFields) => Promise<void>;
    /** Whether the response is one of the visitors' cached reads. */
    isCachedRead?: boolean;
    /** Whether it is a successful request that repeats all day: a bot's report, a health check, a scrape of the metrics. */
    isFrequent?: boolean;
  };
}

/** The context of routes behind `requireGate`. */
export interface GateEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { clientIp: string };
}

/** The context of routes behind `requireAdmin`. */
export interface AdminEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: SessionUser; sessionId: string; actor: Actor };
}
