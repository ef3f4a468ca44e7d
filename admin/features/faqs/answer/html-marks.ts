import { HtmlMarks } from '../../../../api/contract/texts/html-marks.ts';

const styleAttribute = 'data-style';

/** Converts HTML to text with marks for its bold parts, lists and links. Undefined if the HTML has none of these. */
export function marksOfHtml(html: string): string | undefined {
  // `DOMParser` runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(withoutReported(html), 'text/html');
  // Word and Google Docs write blank lines as empty paragraphs; web pages use margins.
  const hasMargins = !/mso-|docs-internal-guid/i.test(html);
  const marks = new HtmlMarks({ hasMargins });
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) marks.text(node.nodeValue ?? '');
    if (!(node instanceof Element)) return;
    marks.open(node.localName, (name) =>
      node.getAttribute(name === 'style' ? styleAttribute : name),
    );
    for (const child of node.childNodes) visit(child);
    marks.close();
  };
  visit(body);
  return marks.hasMarks ? marks.finish() : undefined;
}

/**
 * Renames inline styles and event handlers. Our Content-Security-Policy forbids them, and the browser would log an
 * error for each, even in a document that is never shown.
 */
function withoutReported(html: string): string {
  return html
    .split('<')
    .map((part) => {
      const end = part.indexOf('>');
      const tag = part.slice(0, Math.max(end, 0));
      return (
        tag
          .replace(/^(\/?)style\b/i, '$1textarea')
          .replace(/\s(?=(?:style|on[a-z]+)\s*=)/gi, ' data-') + part.slice(tag.length)
      );
    })
    .join('<');
}
