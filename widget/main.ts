import { defineElement, elementName } from './element.tsx';
import { mountFromScript } from './mount-from-script.ts';
import { findScriptTag, serverOrigin } from './server-address.ts';

// `currentScript` is set only while the script runs for the first time.
const tag = findScriptTag(document.currentScript as HTMLScriptElement | null);

// A second load must not define the element again: `define` would throw.
if (customElements.get(elementName) === undefined) {
  defineElement(serverOrigin(tag), tag);
}
// On each load: the page may have replaced its body, and the element with it.
mountFromScript(elementName, tag);
