import { Readable } from 'node:stream';
import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import { answerMaxLength } from '../../../contract/limits.ts';
import { messages } from '../../../copy/messages.ts';
import { ApiError, fieldError } from '../../../http/errors.ts';
import { type LostLinks, lostLinksNotes } from '../conversions/lost-links.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import { blogMaxPostBytes, blogMaxTypes } from '../transfer-limits.ts';
import { readXml } from '../workbook/read-xml.ts';
import { lineOf, marksOf } from './read-page.ts';

/** A post or a page of a blog, while it is read. */
interface Post {
  type: string;
  title: string;
  html: string;
  topic: string;
  isDraft: boolean;
}

/** Posts of one type. */
interface Posts {
  records: FileRecord[];
  /** How many have texts, of which `records` has the first. */
  count: number;
  drafts: number;
  lost: LostLinks;
  /** The titles of those that are too long for an answer. */
  long: string[];
}

/** The elements that contain a post in the files of WordPress (RSS) and of Blogger (Atom). */
const postElements = ['item', 'entry'];
/** What these programs keep beside posts and pages. */
const otherTypes =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|comment|settings|template)$/;
const titlesMax = 5;
const bytesAtOnce = 64 * 1024;

/**
 * Reads the export of a WordPress or Blogger site: its posts and pages become FAQs, and their first category is the topic. The
 * types of posts are the sheets of the file.
 *
 * @throws ApiError 400 when it is another XML or damaged.
 */
export async function readBlog(text: string, { sheet: chosen }: ReadOptions): Promise<ReadRecords> {
  const byType = await readPosts(text);
  const sheets = [...byType].map(([name, { count }]) => ({ name, rows: count }));
  // A plugin for FAQs has a type of its own.
  const [most] = sheets.toSorted(
    (a, b) => Number(/faq/i.test(b.name)) - Number(/faq/i.test(a.name)) || b.rows - a.rows,
  );
  const sheet = chosen ?? most?.name;
  if (sheet === undefined) throw new ApiError(400, messages.importEmptyBlog);
  const posts = byType.get(sheet);
  if (posts === undefined) throw fieldError(400, 'sheet', messages.importNoSheet);
  const { records, count, drafts, long, lost } = posts;
  const faults =
    count > faqsPerWebsiteMax
      ? [{ line: faqsPerWebsiteMax, message: messages.importTooMany(faqsPerWebsiteMax) }]
      : [];
  const notes = [
    drafts > 0 && messages.importDraftsLeft(drafts),
    long.length > 0 && messages.importLongPosts(long.length, answerMaxLength, shownTitles(long)),
    ...lostLinksNotes(lost),
  ].filter((note) => note !== false);
  return { records, websites: new Set(), faults, notes, sheets, sheet, isFinal: true };
}

async function readPosts(text: string): Promise<Map<string, Posts>> {
  const byType = new Map<string, Posts>();
  let isBlog = false;
  let depth = 0;
  let post: Post | undefined;
  let collected = '';
  /** Whether the element is a category, and not a tag. */
  let isCategory = false;
  const finish = ({ type, title, html, topic, isDraft }: Post) => {
    const question = lineOf(title);
    if (otherTypes.test(type) || (question === '' && !isDraft)) return;
    const name = typeNames(type);
    const posts = byType.get(name) ?? {
      records: [],
      count: 0,
      drafts: 0,
      long: [],
      lost: { count: 0 },
    };
    if (byType.size > blogMaxTypes) throw new ApiError(413, messages.importTooMuch);
    byType.set(name, posts);
    if (isDraft) {
      posts.drafts += 1;
      return;
    }
    posts.count += 1;
    if (posts.records.length === faqsPerWebsiteMax) return;
    const lost = { count: 0 };
    const answer = marksOf(withParagraphs(html), lost);
    if (answer.length > answerMaxLength) {
      posts.long.push(question.slice(0, 60));
      return;
    }
    posts.lost.count += lost.count;
    posts.records.push({
      line: posts.count,
      cells: { question, answer, topic: lineOf(topic) },
      lists: {},
    });
  };
  const file = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(file.length / bytesAtOnce) }, (_, index) =>
    file.subarray(index * bytesAtOnce, (index + 1) * bytesAtOnce),
  );
  const listeners = {
    open(name: string, attributes: () => Readonly<Record<string, string>>) {
      depth += 1;
      if (depth === 1) isBlog = name === 'rss' || name === 'feed';
      if (!isBlog) throw new ApiError(400, messages.importOtherXml);
      if (postElements.includes(name)) {
        post = { type: 'post', title: '', html: '', topic: '', isDraft: false };
        return;
      }
      collected = '';
      if (post && name === 'category') isCategory = readCategory(post, attributes());
    },
    text(part: string) {
      if (post) collected += part;
    },
    close(name: string) {
      depth -= 1;
      if (post === undefined) return;
      if (postElements.includes(name)) {
        finish(post);
        post = undefined;
      } else readElement(post, name, collected.trim(), isCategory);
      collected = '';
    },
  };
  try {
    await readXml(Readable.from(chunks), listeners, blogMaxPostBytes);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, messages.importDamagedXml);
  }
  return byType;
}

function readElement(post: Post, name: string, text: string, isCategory: boolean): void {
  if (name === 'title') post.title = text;
  // WordPress writes the content before the excerpt, and both are `encoded`.
  else if (name === 'encoded' || name === 'content') post.html ||= text;
  else if (name === 'post_type' || name === 'type') post.type = text.toLowerCase();
  else if (name === 'status') post.isDraft = !/^(?:publish|live)$/i.test(text);
  else if (name === 'draft') post.isDraft = text === 'yes';
  else if (name === 'category' && isCategory) post.topic ||= text;
}

/** Reads the attributes of a category. Blogger says with one of them whether the entry is a post or a page. */
function readCategory(post: Post, attributes: Readonly<Record<string, string>>): boolean {
  const { domain, nicename, scheme = '', term = '' } = attributes;
  if (scheme.endsWith('#kind')) post.type = term.slice(term.indexOf('#') + 1);
  else if (term !== '') post.topic ||= term;
  return domain !== undefined && /category|_cat\b/i.test(domain) && nicename !== 'uncategorized';
}

function typeNames(type: string): string {
  // A type may be `constructor`.
  const names: ReadonlyMap<string, string> = new Map(Object.entries(messages.blogTypes));
  return names.get(type) ?? type.slice(0, 50);
}

/** The classic editor of WordPress writes paragraphs as blank lines. */
function withParagraphs(html: string): string {
  return /<(?:p|br|div)\b/i.test(html) ? html : html.replace(/\r?\n/g, '<br>');
}

function shownTitles(titles: readonly string[]): string {
  const shown = titles.slice(0, titlesMax);
  return [...shown, ...(titles.length > shown.length ? ['...'] : [])].join(', ');
}
