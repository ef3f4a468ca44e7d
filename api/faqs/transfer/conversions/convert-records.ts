import {
  type ConversionType,
  conversionTypes,
  type ImportFault,
  type ImportResult,
} from '../../../contract/faqs/faq-transfer.ts';
import { messages } from '../../../copy/messages.ts';
import type { FileRecord } from '../reading/import-row.ts';
import { importMaxCellLength } from '../transfer-limits.ts';
import { convertHtml } from './convert-html.ts';
import { convertLineBreaks } from './convert-line-breaks.ts';
import { convertMarkdown } from './convert-markdown.ts';
import { DeepHtmlError } from './html-to-marks.ts';
import { lostLinksNotes } from './lost-links.ts';

/** The texts that are converted, and whether they have no marks and only one line. */
const convertedTexts = [
  ['question', true],
  ['topic', true],
  ['parent_id', true],
  ['answer', false],
] as const;

/**
 * Converts the texts of other programs in place. The same file is always converted alike, so that it changes nothing the
 * second time.
 *
 * @param keep the conversions that are only counted.
 */
export function convertRecords(
  records: readonly FileRecord[],
  keep: readonly ConversionType[],
): { conversions: ImportResult['conversions']; faults: ImportFault[]; notes: string[] } {
  const counts = new Map<ConversionType, number>();
  const faults: ImportFault[] = [];
  let pictures = 0;
  const lost = { count: 0 };
  const convert = (type: ConversionType, text: string, converted: string) => {
    if (converted === text) return text;
    counts.set(type, (counts.get(type) ?? 0) + 1);
    return keep.includes(type) ? text : converted;
  };
  for (const [name, isPlain] of convertedTexts) {
    const hasBreaks = records.some(({ cells }) => /[\r\n]/.test(cells[name] ?? ''));
    for (const { line, cells, marked } of records) {
      const written = cells[name];
      // A longer text is a fault of its line.
      if (written === undefined || written.length > importMaxCellLength) continue;
      // Forms and spreadsheets may write other line breaks, which is no conversion.
      let text = written.replaceAll(/\r\n?/g, '\n');
      if (name === 'answer' && marked !== undefined) text = convert('marks', text, marked);
      if (!hasBreaks) text = convert('line-breaks', text, convertLineBreaks(text, { isPlain }));
      try {
        const html = text;
        const inText = { count: 0 };
        text = convert('html', html, convertHtml(html, { isPlain, lost: inText }));
        if (text !== html) {
          pictures += html.match(/<img\b/gi)?.length ?? 0;
          lost.count += inText.count;
        }
      } catch (error) {
        if (!(error instanceof DeepHtmlError)) throw error;
        if (!keep.includes('html'))
          faults.push({ line, message: `${name}: ${messages.importDeepHtml}` });
      }
      if (!isPlain) text = convert('markdown', text, convertMarkdown(text));
      cells[name] = text;
    }
  }
  const conversions = conversionTypes.flatMap((type) => {
    const count = counts.get(type);
    return count === undefined ? [] : { type, count };
  });
  const notes = pictures > 0 ? [messages.importHtmlPicturesLeft(pictures)] : [];
  return { conversions, faults, notes: [...notes, ...lostLinksNotes(lost)] };
}
