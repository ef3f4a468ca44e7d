import type { HttpBindings } from '@hono/node-server';
import type { Actor } from '../audit-log/actor.ts';

/** The signed-in person a call is made by. */
export interface SessionUser {
  id: number;
  username: string;
  websiteId: number | null;
}

/** What every route may find in its context. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Whoever is signed in. */
    user?: SessionUser;
    /** The answer is a visitor's, ready before the call came. */
    isCachedRead?: boolean;
  };
}

/** What routes behind `requireGate` find as well. */
export interface GateEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { clientIp: string };
}

/** What routes behind `requireAdmin` find as well. */
export interface AdminEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: SessionUser; actor: Actor };
}
