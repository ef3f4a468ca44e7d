import { Parser } from 'htmlparser2';
import { HtmlMarks } from '../../../contract/texts/html-marks.ts';
import { isRelative, type LostLinks } from './lost-links.ts';

/** The parser takes much time for deep HTML. No text of a FAQ has more than a few levels. */
const maxDepth = 100;

interface HtmlOptions {
  /** Whether line breaks in the source are shown. */
  keepsBreaks?: boolean;
  maxElements?: number;
  lost?: LostLinks | undefined;
}

/** The HTML has more levels or elements than are converted. */
export class DeepHtmlError extends Error {}

/**
 * Converts HTML to text with the marks of answers, by the rules of the editor's paste.
 *
 * @throws DeepHtmlError
 */
export function htmlToMarks(
  html: string,
  { keepsBreaks = false, maxElements = Number.POSITIVE_INFINITY, lost }: HtmlOptions = {},
): string {
  const hasMargins = !/mso-|docs-internal-guid/i.test(html);
  const marks = new HtmlMarks({ hasMargins, keepsBreaks });
  let depth = 0;
  let elements = 0;
  new Parser({
    onopentag(name, attributes) {
      depth += 1;
      elements += 1;
      if (depth > maxDepth || elements > maxElements) throw new DeepHtmlError();
      if (lost && name === 'a' && isRelative(attributes.href ?? '')) lost.count += 1;
      marks.open(name, (attribute) => attributes[attribute]);
    },
    ontext: (text) => marks.text(text),
    onclosetag() {
      depth -= 1;
      marks.close();
    },
  }).end(html);
  return marks.finish();
}
