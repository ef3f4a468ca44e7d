import actionsCss from '../answer-actions.css?inline';
import panelCss from '../panel.css?inline';
import css from '../styles.css?inline';
import { adoptSheet } from '../view/look/adopt-sheet.ts';

/** Vite replaces the mode, so only the script of the phone page has its styles. */
const panelStyles = import.meta.env.MODE === 'page' ? panelCss + actionsCss : panelCss;

/**
 * Adds the styles that a shadow root lacks, as adopted style sheets. Browsers without them get a `<style>`, which a strict
 * CSP allows only with the nonce of the script's tag.
 *
 * @param hasPanel whether to add the panel's styles, which take much longer to parse than the launcher's
 */
export function adoptStyles(root: ShadowRoot, nonce: string, hasPanel: boolean): void {
  if ('adoptedStyleSheets' in root) {
    if (!root.adoptedStyleSheets[0]) adoptSheet(root, css);
    if (hasPanel) adoptSheet(root, panelStyles);
    return;
  }
  const shadow = root as ShadowRoot;
  // Preact empties the root before it renders into it for the first time, so wait until it has.
  queueMicrotask(() => {
    if (shadow.querySelector('style') !== null) return;
    const style = document.createElement('style');
    style.nonce = nonce;
    style.textContent = css + panelStyles;
    shadow.append(style);
  });
}
