import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { settingsBodyMaxBytes, websitesMax } from '../config/server-limits.ts';
import type {
  UpdateAvatarForm,
  UpdateWebsiteSettingsResponse,
  WebsiteSettings,
} from '../contract/faqs/publishing.ts';
import { avatarSide } from '../contract/limits.ts';
import {
  type CopySettings,
  type CopySettingsResponse,
  type SettingsCopiesQuery,
  type SettingsDifference,
  settingsSections,
} from '../contract/settings-copies.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { fieldError } from '../http/errors.ts';
import {
  bodyId,
  bodyVersion,
  limitBody,
  requireId,
  smallBody,
  textVersion,
  validate,
} from '../http/validation.ts';
import { encodeImage } from '../images/encode-image.ts';
import { imageField } from '../images/image-field.ts';
import type { Upload } from '../images/read-form.ts';
import { receiveForm } from '../images/receive-form.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { compareWithOthers, copySettingsTo } from './settings-copies.ts';
import { settingsBody } from './settings-schema.ts';
import {
  readWebsiteSettings,
  type SettingsOptions,
  updateAvatar,
  updateWebsiteSettings,
} from './website-settings.ts';

const avatarForm = z
  .object({
    image: imageField,
    remove: z.literal('true', messages.badRequest).optional(),
    version: textVersion,
  })
  .meta({ examples: [{ remove: 'true' }] }) satisfies z.ZodType<
  Omit<UpdateAvatarForm, 'image'> & { image?: Upload | undefined }
>;

const sectionList = z
  .array(z.enum(settingsSections, messages.notChoice), messages.notList)
  .min(1, messages.noSectionChosen)
  .max(settingsSections.length, messages.notChoice);
const copiesQuery = z
  .object({
    sections: z
      .string(messages.required)
      .transform((text) => text.split(','))
      .pipe(sectionList),
  })
  .meta({ examples: [{ sections: 'embed' }] }) satisfies z.ZodType<unknown, SettingsCopiesQuery>;
const copiesBody = z
  .object({
    version: bodyVersion,
    sections: sectionList,
    websites: z
      .array(z.object({ id: bodyId, version: bodyVersion }, messages.notObject), messages.notList)
      .min(1, messages.noWebsiteChosen)
      .max(websitesMax, messages.tooManyItems(websitesMax)),
  })
  .meta({
    examples: [{ sections: ['embed'], websites: [{ id: 4 }] }],
  }) satisfies z.ZodType<CopySettings>;

/** A website's settings. */
export function settingsRoutes({ db, guard, uploadSlots }: Area, options: SettingsOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:id/settings', async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      return c.json<WebsiteSettings>(await readWebsiteSettings(db.read, id, options));
    })
    .put(
      '/:id/settings',
      limitBody(settingsBodyMaxBytes),
      validate('json', settingsBody),
      async (c) => {
        const id = requireId(c.req.param('id'), messages.websiteNotFound);
        const wanted = c.req.valid('json');
        const { settings, published, undoId } = await db.write(c.var.actor, (change) =>
          updateWebsiteSettings(change, { id, version: wanted.version }, wanted, options),
        );
        const message = messages.settingsSaved(published);
        return c.json<UpdateWebsiteSettingsResponse>({ message, settings, undo_id: undoId });
      },
    )
    .get('/:id/settings/copies', compressResponse, validate('query', copiesQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      const { sections } = c.req.valid('query');
      const { defaultEmbed } = options;
      const found = await compareWithOthers(db.read, id, sections, defaultEmbed);
      return c.json<SettingsDifference[]>(found);
    })
    .post('/:id/settings/copies', smallBody, validate('json', copiesBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      const wanted = c.req.valid('json');
      const { written, undoId } = await db.write(c.var.actor, (change) =>
        copySettingsTo(change, id, wanted, options.defaultEmbed),
      );
      const message = messages.settingsCopied(written);
      return c.json<CopySettingsResponse>({ message, written, undo_id: undoId });
    })
    .put('/:id/avatar', receiveForm(uploadSlots, avatarForm), async (c) => {
      const id = requireId(c.req.param('id'), messages.websiteNotFound);
      const { image, remove, version: text } = c.req.valid('form');
      if (image === undefined && remove === undefined) {
        throw fieldError(400, 'image', messages.required);
      }
      const version = text === undefined ? undefined : Number(text);
      const encoded = image ? await encodeImage(image.content, image.name, avatarSide) : null;
      const { settings, undoId } = await db.write(c.var.actor, (change) =>
        updateAvatar(change, { id, version }, encoded, options),
      );
      const message = image ? messages.avatarSaved : messages.avatarRemoved;
      return c.json<UpdateWebsiteSettingsResponse>({ message, settings, undo_id: undoId });
    });
}
