import { elementName } from '../embed/attributes.ts';
import { defineElement } from './element/element.tsx';
import { mountFromScript } from './element/mount-from-script.ts';
import { findScriptTag, serverOrigin } from './element/server-address.ts';

// `currentScript` is set only while the script runs for the first time.
const tag = findScriptTag(document.currentScript);

// On a second load, `define` would throw.
if (customElements.get(elementName) === undefined) {
  defineElement(serverOrigin(tag), tag);
}
// Mount on each load: the page may have replaced its body, and the element with it.
mountFromScript(elementName, tag);
