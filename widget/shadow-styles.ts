import css from './styles.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * Styles a shadow root by an adopted sheet, which a strict CSP allows. Browsers without them get a `<style>`, which such a
 * policy allows only with the nonce of the script's tag.
 */
export function adoptStyles(root: ShadowRoot, nonce: string): void {
  if (!('adoptedStyleSheets' in root)) {
    const style = document.createElement('style');
    style.nonce = nonce;
    style.textContent = css;
    (root as ShadowRoot).append(style);
    return;
  }
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];
}
