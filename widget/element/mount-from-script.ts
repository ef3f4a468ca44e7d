import { attributeNames } from '../../embed/attributes.ts';
import { markAsMounted } from './mounted-element.ts';
import { websiteInAddress } from './server-address.ts';

/** Appends one bot to the body with the attributes of the script's tag, unless the page has its own element. */
export function mountFromScript(elementName: string, tag: HTMLScriptElement | null): void {
  whenParsed(() => {
    if (document.querySelector(elementName) !== null) return;
    const element = document.createElement(elementName);
    for (const name of attributeNames) {
      const value =
        tag?.getAttribute(`data-${name}`) || (name === 'website-id' && websiteInAddress(tag));
      if (value) element.setAttribute(name, value);
    }
    markAsMounted(element);
    document.body.append(element);
  });
}

/**
 * Waits for the parser. An `async` script may run before the body, or the page's own element, exists. After the parser, a
 * task of its own: together with running the script, mounting would block a slow phone for too long.
 */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  } else setTimeout(callback);
}
