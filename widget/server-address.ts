/** The server writes its `PUBLIC_URL` here. Unchanged it is no valid URL. */
const publicUrl = '{{public-url}}';
const scriptName = /^faq-chatbot(\.[\da-f]{1,64})?\.js$/;

/**
 * The tag of this script. Without a `currentScript` (modules, eval) or with a foreign one (combined files) the tag is
 * found by its address. An inlined script (also as a `data:` address) has its attributes on the current tag.
 */
export function findScriptTag(current: HTMLScriptElement | null): HTMLScriptElement | null {
  if (current !== null && (parse(current.src) === undefined || isScript(current))) return current;
  return scriptTags()[0] || null;
}

/** How many tags of this script the page has. */
export function countScriptTags(): number {
  return scriptTags().length;
}

/** The server's origin; empty when it is unknown. A script below the root of a host is a copy, not the server's. */
export function serverOrigin(tag: HTMLScriptElement | null): string {
  const address = parse(tag?.src);
  const isServed =
    address !== undefined && address.pathname.lastIndexOf('/') === 0 && isScript(tag);
  return (
    originOf(tag?.getAttribute('data-api-host')) ||
    originOf(publicUrl) ||
    (isServed ? originOf(tag?.src) : '')
  );
}

/** `?website=2` in the script's address. Tag managers drop `data-` attributes, but not the address. */
export function websiteInAddress(tag: HTMLScriptElement | null): string | null {
  return parse(tag?.src)?.searchParams.get('website') || null;
}

function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*="/faq-chatbot"]')].filter(
    isScript,
  );
}

function isScript(tag: HTMLScriptElement | null): boolean {
  const path = parse(tag?.src)?.pathname || '';
  return scriptName.test(path.slice(path.lastIndexOf('/') + 1));
}

function originOf(address: string | null | undefined): string {
  return parse(address)?.origin || '';
}

/** Undefined for all but http and https: the origin of a `data:` address is the text `null`. */
function parse(address: string | null | undefined): URL | undefined {
  // Tested first: a thrown error makes V8 parse the whole script again for its stack, 25 ms on a cheap phone.
  if (!/^\s*https?:\/\//i.test(address ?? '')) return undefined;
  try {
    return new URL(address ?? '');
  } catch {
    return undefined;
  }
}
