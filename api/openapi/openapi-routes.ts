import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { promise } from '../http/route-inputs.ts';
import type { ApiDocument } from './describe-api.ts';

/** The description of what programs may do, for every account and token. */
export function openApiRoutes({ guard }: Area, describe: () => ApiDocument) {
  let document: ApiDocument | undefined;
  return new Hono<AdminEnv>().get(
    '/',
    guard.requireAdmin,
    promise({ summary: 'This description', answer: z.looseObject({ openapi: z.string() }) }),
    (c) => {
      document ??= describe();
      return c.json<object>(document);
    },
  );
}
