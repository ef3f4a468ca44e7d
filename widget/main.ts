import { defineElement, elementName } from './element.tsx';
import { mountFromScript } from './mount-from-script.ts';

// Only while the script first runs does the page say which of its tags that is.
const script = document.currentScript as HTMLScriptElement | null;

// A second load finds everything done.
if (customElements.get(elementName) === undefined) {
  defineElement(script ? new URL(script.src).origin : location.origin, script?.nonce);
  mountFromScript(elementName, script);
}
