import panelCss from './panel.css?inline';
import css from './styles.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Styles a shadow root with adopted style sheets, which a strict CSP allows. Browsers without them get a `<style>`, which
 * such a policy allows only with the nonce of the script's tag.
 *
 * @param hasPanel whether to add the panel's styles, which take much longer to parse than the launcher's
 */
export function adoptStyles(root: ShadowRoot, nonce: string, hasPanel: boolean): void {
  if ('adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = (hasPanel ? [css, panelCss] : [css]).map(sheetOf);
    return;
  }
  const shadow = root as ShadowRoot;
  // Preact empties the root before it renders into it for the first time, so wait until it has.
  queueMicrotask(() => {
    if (shadow.querySelector('style') !== null) return;
    const style = document.createElement('style');
    style.nonce = nonce;
    style.textContent = css + panelCss;
    shadow.append(style);
  });
}

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}
