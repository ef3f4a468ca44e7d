import { fromWhatsApp } from '../../../../api/contract/texts/whatsapp-marks.ts';
import { marksOfHtml } from './html-marks.ts';

/** Bullets of word processors; some are private-use characters of a symbol font. */
const bullet = /^[\t ]*[·▪▫◦●○■□➢➤‣⁃\uf0b7\uf0a7\uf0d8][\t ]+/gm;
/** A word processor inserts a tab after the bullet or the number of an item. */
const tabbed = /^([\t ]*)([-*•]|\d{1,2}[.)])\t[\t ]*/gm;

/** Returns the clipboard's text, with our marks for its bold parts, lists and links. */
export function cleanPaste(html: string, plain: string): string {
  return marksOfHtml(html) ?? fromWhatsApp(plain.replace(bullet, '- ').replace(tabbed, '$1$2 '));
}
