import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FindClientIp } from '../auth/client-ip.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Reader } from '../db/database.ts';
import { createCounterKey } from '../http/counter-key.ts';
import { ApiError, errorResponse } from '../http/errors.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { homeOf } from '../http/senders.ts';
import { parseId } from '../http/validation.ts';
import { encodePreview } from '../images/encode-preview.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import { findPlaceOf } from './former-place.ts';
import type { HelpFaq, HelpSite } from './help-site.ts';
import type { OwnHosts } from './own-hosts.ts';

export interface PreviewPictureOptions {
  db: Pick<Database, 'read'>;
  secret: string;
  findClientIp: FindClientIp;
  ownHosts: Pick<OwnHosts, 'find'>;
  headers: ResponseHeaders;
  /** The cache of the pictures, with a key for each of a website. */
  bodies(
    websiteId: number,
    key: string,
    build: (last: CachedBody | undefined) => Promise<CachedBody | undefined>,
  ): CachedBody | undefined | Promise<CachedBody | undefined>;
  findSite(websiteId: number): Promise<HelpSite | undefined>;
  /** Reads an image that visitors may see. */
  findImage(db: Reader, name: string, audience: 'public'): Promise<{ content: Buffer } | undefined>;
}

/** The pictures that one home may have drawn in a minute, on each server. Uploads wait for them. */
const drawnPerHome = { points: 60, duration: 60 };

/** The pictures of previews of websites and FAQs, for messengers. Each is drawn when it is first read. */
export function createPreviewPictures({
  db,
  secret,
  findClientIp,
  ownHosts,
  headers,
  bodies,
  findSite,
  findImage,
}: PreviewPictureOptions) {
  const drawn = new RateLimiterMemory(drawnPerHome);
  const toKey = createCounterKey(secret, 'previews');

  async function countDrawing(c: Context): Promise<void> {
    await drawn.consume(toKey(homeOf(findClientIp(c)))).catch((state: unknown) => {
      if (!(state instanceof RateLimiterRes)) throw state;
      const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
      c.header('Retry-After', String(seconds));
      throw new ApiError(429, messages.tooManyChecks(seconds));
    });
  }

  const readImage = async (name: string | null) =>
    name === null ? undefined : (await findImage(db.read, name, 'public'))?.content;

  async function build(
    { name, accent, avatar }: HelpSite,
    faq: HelpFaq | undefined,
    last: CachedBody | undefined,
  ): Promise<CachedBody> {
    const image = await readImage(faq?.image ?? null);
    const picture = await encodePreview({
      preview: {
        name,
        question: faq?.question,
        accent,
        image,
        avatar: image ? undefined : await readImage(avatar),
      },
    });
    return await encodeBody(picture, { headers: headers.preview, last });
  }

  async function send(c: Context, websiteId: number | undefined, faqId?: number) {
    const own = ownHosts.find(c.req.header('host'));
    const isElsewhere = own !== undefined && own.websiteId !== websiteId;
    const body =
      !isElsewhere &&
      websiteId &&
      (await bodies(websiteId, `preview ${faqId ?? ''}`, async (last) => {
        const site = await findSite(websiteId);
        const faq = faqId === undefined ? undefined : site?.faqs.get(faqId);
        if (!site || (faqId !== undefined && !faq)) return undefined;
        await countDrawing(c);
        return await build(site, faq, last);
      }));
    return body ? sendCached(c, body) : errorResponse(c, 404, messages.imageNotFound);
  }

  return {
    ofWebsite: (c: Context, id: string) => send(c, parseId(id)),
    /** Also of a FAQ that is deleted in the draft only: visitors still read it. */
    async ofFaq(c: Context, text: string) {
      const id = parseId(text);
      return await send(c, id && (await findPlaceOf(db.read, id))?.websiteId, id);
    },
  };
}
