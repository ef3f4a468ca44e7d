import type { HttpBindings } from '@hono/node-server';

/** The signed-in person a call is made by. */
export interface SessionUser {
  id: number;
  username: string;
  websiteId: number | null;
}

/** What every route may find in its context. */
export interface AppEnv {
  Bindings: HttpBindings;
}

/** What routes behind `requireAdmin` find as well. */
export interface AdminEnv extends AppEnv {
  Variables: { user: SessionUser; clientIp: string };
}
