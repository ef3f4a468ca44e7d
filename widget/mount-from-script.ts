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

/**
 * An asynchronous script may run before the parser reaches the page's own element, or even the body. After that the bot
 * is built in a task of its own: compiled and built in one, it would hold up a slow phone's page for too long.
 */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  } else setTimeout(callback);
}
