import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import type { Guard } from '../auth/guard.ts';
import type {
  UpdateWebsiteSettings,
  UpdateWebsiteSettingsResponse,
  WebsiteSettings,
} from '../contract/publishing.ts';
import { publishingModes } from '../contract/publishing-mode.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { bodyVersion, requireId, smallBody, validate } from '../http/validation.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import {
  readWebsiteSettings,
  type SwitchPublishing,
  updateWebsiteSettings,
} from './website-settings.ts';

const settingsBody = z.object({
  version: bodyVersion,
  publishing: z.enum(publishingModes, messages.notChoice),
  publish_changes: z.boolean(messages.notBoolean).optional(),
}) satisfies z.ZodType<UpdateWebsiteSettings>;

interface SettingsRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  responseCache: ResponseCache;
  switchPublishing: SwitchPublishing;
}

/** A website's settings. */
export function settingsRoutes({
  db,
  guard,
  responseCache,
  switchPublishing,
}: SettingsRouteOptions) {
  return new Hono<AdminEnv>()
    .get('/:id/settings', guard.requireAdmin, async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      return c.json<WebsiteSettings>(await readWebsiteSettings(db.read, id));
    })
    .put(
      '/:id/settings',
      guard.requireAdmin,
      smallBody,
      validate('json', settingsBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.websiteNotFound);
        const wanted = c.req.valid('json');
        const { settings, published } = await db.write(c.var.actor, (change) =>
          updateWebsiteSettings(change, { id, version: wanted.version }, wanted, switchPublishing),
        );
        responseCache.invalidate(id);
        const message = messages.settingsSaved(published);
        return c.json<UpdateWebsiteSettingsResponse>({ message, settings });
      },
    );
}
