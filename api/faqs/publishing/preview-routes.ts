import { type Context, Hono } from 'hono';
import type { Area } from '../../area.ts';
import type { DefaultGreeting } from '../../contract/bot/public-bot.ts';
import type { PublicSearchWords, TaughtFaq } from '../../contract/public-api.ts';
import { messages } from '../../copy/messages.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { requireBot, requireWebsite } from '../../http/require-website.ts';
import { requireId } from '../../http/validation.ts';
import { compressResponse } from '../../response-cache/compress-response.ts';
import { oneAtATime } from '../../search-words/one-at-a-time.ts';
import { prepareSearchWords } from '../../search-words/prepare-search-words.ts';
import { listPublicFaqs } from '../faq-queries.ts';
import { fillFaqs } from '../fill-words/fill-faqs.ts';
import { sendPrivateImage } from '../send-image.ts';
import { findLibraryId } from '../shared/library.ts';

/**
 * Serves the draft of a website at the same paths as for visitors, only to signed-in admins. A bot whose `api-host`
 * ends in `/api/preview` shows it.
 */
export function previewRoutes(
  { db, guard, headers }: Area,
  findDefaultGreeting: (websiteId: number, language: string) => Promise<string | null>,
) {
  const idOf = async (path: string) => (await requireWebsite(db.read, path)).id;
  // These responses are not cached, and anybody who may read can request them at any rate.
  const readDraft = oneAtATime(async (id) => {
    const draft = await listPublicFaqs(db.read, id);
    // The preview of the library fills in the words of the website that the admin chooses.
    return id === (await findLibraryId(db.read)) ? draft : await fillFaqs(db.read, id, draft);
  });
  const readWords = oneAtATime(async (id) => await prepareSearchWords(await readDraft(id)));
  return (
    new Hono<AdminEnv>()
      .use(guard.requireAdmin)
      .get('/faqs/:websiteId', compressResponse, async (c) =>
        c.json<TaughtFaq[]>(await readDraft(await idOf(c.req.param('websiteId')))),
      )
      .get('/faqs/:websiteId/words', compressResponse, async (c) => {
        return c.json<PublicSearchWords>(await readWords(await idOf(c.req.param('websiteId'))));
      })
      .get('/faqs/image/:name', (c) => sendPrivateImage(c, db, headers, c.req.param('name')))
      // These are not part of the draft, so visitors read the same.
      .get('/websites/:id/livechat', (c) => redirect(c, 'livechat'))
      .get('/websites/:id/bot', (c) => redirect(c, 'bot'))
      .get('/websites/:id/bot/:lang', (c) =>
        redirect(c, `bot/${encodeURIComponent(c.req.param('lang'))}`),
      )
      .get('/websites/:id/greeting/:lang', async (c) => {
        const { id } = await requireBot(db.read, c.req.param('id'));
        const greeting = await findDefaultGreeting(id, c.req.param('lang'));
        return c.json<DefaultGreeting>({ greeting });
      })
  );
}

function redirect(c: Context<AdminEnv, '/websites/:id/*'>, path: string): Response {
  const id = requireId(c.req.param('id'), messages.websiteNotFound);
  return c.redirect(`/websites/${id}/${path}`);
}
