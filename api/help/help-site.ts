import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { helpWords } from '../../embed/languages/help-page.ts';
import type { HelpWords } from '../../embed/languages/help-words.ts';
import { type Copy, copyFor, wordsToSend } from '../../embed/languages/languages.ts';
import { defaultLanguage, type Language } from '../../embed/languages/names.ts';
import { resolveAddress } from '../contract/address.ts';
import type { PublicNotice } from '../contract/announcements.ts';
import { defaultAppearance } from '../contract/bot/appearance.ts';
import { channelHref } from '../contract/bot/channel-value.ts';
import { type ChannelType, defaultContact, type OpeningHours } from '../contract/bot/contact.ts';
import { defaultHelpPage, type PrivacyLink } from '../contract/bot/help-page.ts';
import { answerPath, helpPath, ownOrigin } from '../contract/help-address.ts';
import type { PublicFaq } from '../contract/public-api.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import { helpStyle } from './help-style.ts';

/** A FAQ with its place in the tree that visitors read. */
export interface HelpFaq extends PublicFaq {
  /** The path of its page. */
  path: string;
  parent: HelpFaq | undefined;
  children: HelpFaq[];
}

/** A way to a person. */
export interface HelpWay {
  type: ChannelType;
  label: string | undefined;
  href: string;
  hours: OpeningHours | undefined;
}

/** Everything that the help pages of a website show. */
export interface HelpSite {
  id: number;
  /** What the paths of its pages begin with: nothing on its own host. */
  base: string;
  /** The path of its home page. */
  home: string;
  /** The origin that serves its pages; undefined without `PUBLIC_URL`. */
  origin: string | undefined;
  /** The origin of its phone page, which an own host does not have; empty for the same origin. */
  botOrigin: string;
  isOn: boolean;
  isIndexed: boolean;
  name: string;
  /** The greeting that the admins chose. */
  greeting: string | null;
  /** File name for `/faqs/image/{name}`. */
  avatar: string | null;
  accent: string | null;
  lang: string;
  words: HelpWords;
  /** The bot's words for a vote; undefined where nobody can vote. */
  voteWords: Copy['vote'] | undefined;
  ways: HelpWay[];
  notices: readonly PublicNotice[];
  privacy: PrivacyLink | null;
  faqs: ReadonlyMap<number, HelpFaq>;
  /** The FAQs of the top tier. */
  roots: HelpFaq[];
  style: { css: string; name: string };
  /** The time (ms) from which it is another without a write. */
  changesAt: number | undefined;
  /** How much memory it takes, roughly. */
  bytes: number;
  /** The one address of a page, for search engines and messengers; undefined without `PUBLIC_URL`. */
  toCanonical(path: string): string | undefined;
}

export interface HelpSources {
  /** `PUBLIC_URL`. */
  publicOrigin: string | undefined;
  /** Whether it is for a copy without a server: one host has everything, and nobody can vote. */
  isSnapshot: boolean;
  /** Finds the FAQs that visitors read, in tree order. */
  findPublicTree(db: Reader, websiteId: number): Promise<PublicFaq[] | undefined>;
  findNotices(
    db: Reader,
    websiteId: number,
  ): Promise<{ notices: PublicNotice[]; changesAt: number | undefined }>;
}

/** Reads a website for its help pages; undefined when there is no such website. */
export async function readHelpSite(
  db: Reader,
  id: number,
  { findPublicTree, findNotices, publicOrigin, isSnapshot }: HelpSources,
): Promise<HelpSite | undefined> {
  const [row] = await db
    .select({
      name: websites.name,
      livechat: websites.livechatLink,
      appearance: websiteSettings.appearance,
      avatar: websiteSettings.avatar,
      contact: websiteSettings.contact,
      privacy: websiteSettings.privacy,
      help: websiteSettings.help,
      helpHost: websiteSettings.helpHost,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(and(eq(websites.id, id), withBot));
  const tree = row && (await findPublicTree(db, id));
  if (row === undefined || tree === undefined) return undefined;
  const { notices, changesAt } = await findNotices(db, id);
  const { greeting, page_greeting, accent, lang } = { ...defaultAppearance, ...row.appearance };
  const { is_on, is_indexed } = row.help ?? defaultHelpPage;
  const own = publicOrigin && row.helpHost ? ownOriginOf(row.helpHost, publicOrigin) : undefined;
  const hasOwnHost = own !== undefined && !isSnapshot;
  const base = hasOwnHost ? '' : helpPath(id);
  const faqs = plantTree(base, tree);
  const css = helpStyle(accent);
  return {
    id,
    base,
    home: base || '/',
    origin: hasOwnHost ? own : publicOrigin,
    botOrigin: hasOwnHost && publicOrigin ? publicOrigin : '',
    isOn: is_on,
    isIndexed: is_indexed,
    name: row.name,
    greeting: page_greeting ?? greeting,
    avatar: row.avatar,
    accent,
    lang: lang ?? defaultLanguage,
    words: helpWords(lang),
    voteWords: isSnapshot ? undefined : voteWordsOf(lang),
    ways: (row.contact ?? defaultContact).channels.flatMap(({ type, value, label, hours }) => {
      const href =
        type === 'livechat' ? resolveAddress(row.livechat)?.href : channelHref(type, value);
      return href === undefined ? [] : [{ type, label, href, hours }];
    }),
    notices,
    privacy: row.privacy,
    faqs,
    roots: [...faqs.values()].filter(({ parent }) => parent === undefined),
    style: {
      css,
      name: `style-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`,
    },
    changesAt,
    bytes: tree.reduce(
      (sum, { question, answer }) => sum + 400 + 2 * (question.length + (answer?.length ?? 0)),
      2000,
    ),
    toCanonical(path) {
      if (own !== undefined) return own + (path.slice(base.length) || '/');
      return publicOrigin && publicOrigin + path;
    },
  };
}

/** Undefined for our public host: `PUBLIC_URL` may have changed since it was stored. */
function ownOriginOf(host: string, publicOrigin: string): string | undefined {
  const isPublic = host === new URL(publicOrigin).hostname;
  return isPublic ? undefined : ownOrigin(host, publicOrigin);
}

/**
 * Where a redirect to a page of a website's help leads, on whichever host it was requested.
 *
 * @param from the website whose page was requested.
 */
export function locationOf(to: HelpSite, path: string, from = to): string {
  return to.base === '' || from.base === '' ? to.origin + path : path;
}

function voteWordsOf(lang: string | null): Copy['vote'] {
  return copyFor((lang ?? defaultLanguage) as Language, wordsToSend(lang)).vote;
}

function plantTree(base: string, tree: readonly PublicFaq[]): Map<number, HelpFaq> {
  const found = new Map<number, HelpFaq>();
  for (const { id, question, answer, image, parent_id } of tree) {
    // A parent comes before its children.
    const parent = parent_id === null ? undefined : found.get(parent_id);
    const path = answerPath(base, { id, question });
    const faq: HelpFaq = { id, question, answer, image, parent_id, path, parent, children: [] };
    parent?.children.push(faq);
    found.set(id, faq);
  }
  return found;
}
