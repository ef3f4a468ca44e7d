/** Placeholder: the server writes its `PUBLIC_URL` here. If it was not replaced, it is not a valid URL. */
const publicUrl = '{{public-url}}';
const scriptName = /^faq-chatbot(\.[\da-f]{1,64})?\.js$/;

/**
 * The tag of this script. If `currentScript` is null (modules, eval) or another script (combined files), the tag is found
 * by its address. An inlined script or a `data:` address has its attributes on the current tag.
 *
 * @param current `document.currentScript`; in a page with `<img name="currentScript">` it is that image
 */
export function findScriptTag(current: unknown): HTMLScriptElement | null {
  const isTag = current instanceof HTMLScriptElement;
  if (isTag && (parse(current.src) === undefined || isScript(current))) return current;
  return scriptTags()[0] || null;
}

/** How many tags of this script the page has. */
export function countScriptTags(): number {
  return scriptTags().length;
}

/** The server's origin, or empty. A script that is not at the root of its host is a copy, so its origin is not used. */
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

/** Reads `?website=2` from the script's address. Tag managers may drop `data-` attributes, but not the address. */
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

/** Undefined unless http or https: the origin of a `data:` address is the text `null`. */
function parse(address: string | null | undefined): URL | undefined {
  // Test first: for the stack of an error, V8 parses the whole script again (25 ms on a cheap phone).
  if (!/^\s*https?:\/\//i.test(address ?? '')) return undefined;
  try {
    return new URL(address ?? '');
  } catch {
    return undefined;
  }
}
