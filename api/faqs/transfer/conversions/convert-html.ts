import { Parser } from 'htmlparser2';
import { plainAnswer } from '../../../contract/texts/answer-markup.ts';
import { htmlToMarks } from './html-to-marks.ts';
import type { LostLinks } from './lost-links.ts';

/** More take seconds in a large file. An answer of the maximum length with a word in each element has 1,000. */
const maxElements = 5000;
/** Elements without an end tag, or whose end tag people leave out. */
const single = new Set('br hr img wbr col p li dt dd tr td th'.split(' '));
const paired = new Set(
  (
    'a abbr address article aside b big blockquote body button caption center cite code colgroup del details dfn div dl ' +
    'em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header html i iframe ins kbd label main mark nav ' +
    'noscript ol picture pre q s samp script section select small span strike strong style sub summary sup svg table ' +
    'tbody template textarea tfoot thead time title tt u ul var video'
  ).split(' '),
);
const breaking = new Set(
  'br p div li ul ol h1 h2 h3 h4 h5 h6 tr table section article blockquote pre dt dd hr'.split(' '),
);
const endTag = /<\/([a-z][a-z\d]*)/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const otherAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;
/** A tag, a comment, or the sign `<` as text. */
const bracket = /<\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>|<![^<>]*>|</gi;

/**
 * Converts a text that may contain HTML to text with marks. Only known tags are HTML: `Ketik <ID Anda>` stays as it is, and
 * so does a text without tags and entities.
 *
 * @param isPlain whether marks are left out and the text becomes one line, as in a question.
 * @throws DeepHtmlError
 */
export function convertHtml(
  text: string,
  { isPlain = false, lost }: { isPlain?: boolean; lost?: LostLinks } = {},
): string {
  const ended = new Set([...text.matchAll(endTag)].map(([, name = '']) => name.toLowerCase()));
  let hasTags = false;
  let hasBreaks = false;
  const html = text.replace(otherAmpersand, '&amp;').replace(bracket, (all, typed?: string) => {
    const name = typed?.toLowerCase() ?? '';
    if (all.startsWith('<!')) return all;
    if (!single.has(name) && !(paired.has(name) && ended.has(name))) return `&lt;${all.slice(1)}`;
    hasTags = true;
    hasBreaks ||= breaking.has(name);
    return all;
  });
  if (!hasTags) return entity.test(text) ? decode(html) : text;
  const marks = htmlToMarks(html, { keepsBreaks: !hasBreaks, maxElements, lost });
  return isPlain ? plainAnswer(marks).replace(/\s+/g, ' ').trim() : marks;
}

/** Decodes the entities of a text without tags. Its white space stays. */
function decode(html: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(html);
  return parts.join('').replaceAll('\u00a0', ' ');
}
