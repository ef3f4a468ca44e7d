import { attributeNames } from '../embed/attributes.ts';

/** Puts one bot at the end of the body, as the script's tag describes it, unless the page has placed its own. */
export function mountFromScript(elementName: string, script: HTMLScriptElement | null): void {
  whenParsed(() => {
    if (document.querySelector(elementName) !== null) return;
    const element = document.createElement(elementName);
    for (const name of attributeNames) {
      const value = script?.getAttribute(`data-${name}`);
      if (value) element.setAttribute(name, value);
    }
    document.body.append(element);
  });
}

/** An asynchronous script may run before the parser reaches the page's own element, or even the body. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  } else callback();
}
