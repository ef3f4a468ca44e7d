import { type Context, Hono } from 'hono';
import { isDirectFromLoopback } from '../auth/client-ip.ts';
import { helpPageCacheMaxBytes, helpSiteCacheMaxBytes } from '../config/server-limits.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerOf } from '../http/caller.ts';
import { isGone } from '../http/is-gone.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { limitBody, parseId } from '../http/validation.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import { countBytes, type ResponseCache } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import { faqIdOf, findHelpPage, type HelpRequest } from './find-help-page.ts';
import { findFormerPlace } from './former-place.ts';
import { botAddress } from './help-layout.ts';
import { writeGone } from './help-pages.ts';
import { type HelpSite, type HelpSources, locationOf, readHelpSite } from './help-site.ts';
import type { OwnHosts } from './own-hosts.ts';
import { createPreviewPictures, type PreviewPictureOptions } from './preview-pictures.ts';
import { createReceiveVote, type VoteOptions, voteBodyMaxBytes } from './vote-route.ts';

export interface HelpRouteOptions extends HelpSources {
  db: Pick<Database, 'read'>;
  responseCache: ResponseCache;
  headers: ResponseHeaders;
  ownHosts: Pick<OwnHosts, 'find'>;
  findImage: PreviewPictureOptions['findImage'];
  secret: string;
  findClientIp: PreviewPictureOptions['findClientIp'];
  receiveReport: VoteOptions['receiveReport'];
}

/** The quality of Brotli that a visitor waits for. */
const brotliQuality = 5;

/**
 * The help pages of websites, and the pictures of their previews. A page is written and compressed when it is first read.
 * It is found by its whole address, so an address that is not exactly a page's is redirected, and fills no cache.
 */
export function helpRoutes({
  db,
  responseCache,
  headers,
  ownHosts,
  secret,
  findClientIp,
  receiveReport,
  ...sources
}: HelpRouteOptions) {
  const sites = responseCache.createFor<HelpSite>(helpSiteCacheMaxBytes, ({ bytes }) => bytes);
  const bodies = responseCache.createFor<CachedBody>(helpPageCacheMaxBytes, countBytes);
  const findSite = async (id: number) =>
    await sites(id, '', async () => await readHelpSite(db.read, id, sources));
  const receiveVote = createReceiveVote({ receiveReport, findSite });
  const sendPicture = createPreviewPictures({
    db,
    secret,
    findClientIp,
    bodies,
    findSite,
    headers,
    ownHosts,
    ...sources,
  });

  async function encode(
    site: HelpSite,
    text: string,
    ofPage: Readonly<Record<string, string>>,
    last: CachedBody | undefined,
    isNeeded: () => boolean,
  ): Promise<CachedBody> {
    const { changesAt } = site;
    const options = { headers: ofPage, brotliQuality, changesAt, last, isNeeded };
    return await encodeBody(Buffer.from(text), options);
  }

  /** Responds with the page for an address without one, the same for all of them. */
  async function sendGone(c: Context, site: HelpSite, status: 404 | 410): Promise<Response> {
    const body = await bodies(site.id, 'gone', async (...args) =>
      encode(site, writeGone(site), headers.helpPage, ...args),
    );
    if (body === undefined) return c.notFound();
    const cached = status === 410 ? headers.helpChange : { 'Cache-Control': 'no-store' };
    return sendCached(c, body, cached, status);
  }

  async function send(c: Context, request: HelpRequest): Promise<Response> {
    const { url } = c.req;
    // Everything from the path on, as it was sent: a decoded path could have many addresses.
    const address = url.slice(url.indexOf('/', 'https://'.length));
    const id = parseId(request.website);
    if (id === undefined) return c.notFound();
    /** What was read for this request, unless it waited for another one's. */
    let read: { site: HelpSite | undefined } | undefined;
    const body = await bodies(
      id,
      address,
      async (...args) => {
        const site = await findSite(id);
        read = { site };
        const page = site?.isOn && findHelpPage(site, request);
        if (!site || !page || page.path !== address) return undefined;
        return await encode(site, page.write(), headers[page.kind], ...args);
      },
      () => isGone(c),
    );
    if (body) return sendCached(c, body);
    const { site } = read ?? { site: await findSite(id) };
    return site ? await sendOther(c, site, request) : c.notFound();
  }

  /** Responds to an address that is not exactly a page's. */
  async function sendOther(c: Context, site: HelpSite, request: HelpRequest): Promise<Response> {
    const { id } = site;
    const page = findHelpPage(site, request);
    if (!site.isOn) {
      c.header('Cache-Control', 'no-store');
      if (page?.kind === 'helpPage') return c.redirect(botAddress(site, page.faqId), 302);
      const place = page ? undefined : await findFormerPlace(db.read, request, id);
      return place === id ? c.redirect(botAddress(site), 302) : c.notFound();
    }
    if (page) return redirect(c, locationOf(site, page.path));
    const place = await findFormerPlace(db.read, request, id);
    const other = place === undefined || place === id ? undefined : await findSite(place);
    const moved = other?.isOn ? findHelpPage(other, request) : undefined;
    if (other && moved) return redirect(c, locationOf(other, moved.path, site));
    // The list of topics has the paths of its own host.
    if (site.base === '' && ownHosts.find(c.req.header('host'))?.websiteId !== id) {
      const location = `${site.origin}/${faqIdOf(request.page ?? '')}`;
      return place === id ? redirect(c, location) : c.notFound();
    }
    return await sendGone(c, site, place === id ? 410 : 404);
  }

  /** For Caddy, which asks before it gets a certificate. Only for programs of this machine: it would be a list of customers. */
  function answerAsk(c: Context): Response | Promise<Response> {
    if (!isDirectFromLoopback(callerOf(c))) return c.notFound();
    c.set('isFrequent', true);
    return c.body(null, ownHosts.find(c.req.query('domain'))?.isOn ? 200 : 404);
  }

  /** The address is our own, so no request can choose where it leads. */
  function redirect(c: Context, location: string): Response {
    c.header('Cache-Control', headers.helpChange['Cache-Control']);
    return c.redirect(location, 301);
  }

  return new Hono<AppEnv>()
    .get('/bantuan/:website', (c) => send(c, c.req.param()))
    .get('/bantuan/:website/:page', (c) => send(c, c.req.param()))
    .get('/bantuan/:website/:page/:part', (c) => send(c, c.req.param()))
    .post('/bantuan/:website/:page', limitBody(voteBodyMaxBytes), (c) =>
      receiveVote(c, c.req.param()),
    )
    .get('/own-hosts/ask', answerAsk)
    .get('/websites/:id/preview.png', (c) => sendPicture.ofWebsite(c, c.req.param('id')))
    .get('/faqs/:id/preview.png', (c) => sendPicture.ofFaq(c, c.req.param('id')))
    .get('/robots.txt', (c) => {
      // Without a Disallow, which would keep pages in the index that have become `noindex`.
      return c.text('User-agent: *\nAllow: /\n', 200, headers.robots);
    });
}
