/**
 * Adds a style sheet to a document or shadow root, which a strict CSP allows and which changes no attribute. Returns a
 * function that removes it; undefined in browsers without adopted style sheets.
 */
export function adoptSheet(root: Document | ShadowRoot, text: string): (() => void) | undefined {
  if (!root.adoptedStyleSheets) return undefined;
  // A sheet belongs to a document. The element may have been moved into a frame of the page.
  const { CSSStyleSheet } = (root.ownerDocument?.defaultView || window) as typeof globalThis;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((each) => each !== sheet);
  };
}
