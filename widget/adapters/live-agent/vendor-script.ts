/** Whether the vendor's script tag is in the page, the page's own or an earlier one of ours. */
export function hasScript(address: string): boolean {
  return findScript(address) !== null;
}

/** Loads a script without holding up the page. Throws where the page demands Trusted Types. */
export function addScript(src: string, nonce: string, crossOrigin?: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  if (crossOrigin !== undefined) script.setAttribute('crossorigin', crossOrigin);
  script.src = src;
  document.head.append(script);
}

/** Loads a script unless its tag is there already; calls back if it fails. */
export function requireScript(address: string, load: () => void, onFailure: () => void): void {
  const isNew = !hasScript(address);
  if (isNew) load();
  const script = findScript(address);
  script?.addEventListener('error', () => {
    // A tag that stays would be taken for a chat on its way by the next attempt; the page's own is the page's.
    if (isNew) script.remove();
    onFailure();
  });
}

function findScript(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src*="${address}"]`);
}
