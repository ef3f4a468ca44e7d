/** Whether the vendor's script tag is in the page, added by the page or by us. */
export function hasScript(address: string): boolean {
  return findScript(address) !== null;
}

/** Loads a script asynchronously. Throws if the page requires Trusted Types. */
export function addScript(src: string, nonce: string, crossOrigin?: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  if (crossOrigin !== undefined) script.setAttribute('crossorigin', crossOrigin);
  script.src = src;
  document.head.append(script);
}

/** Loads a script unless the page has its tag already. Calls back if loading fails. */
export function requireScript(
  address: string,
  load: () => void,
  onFailure: (error: Error) => void,
): void {
  const isNew = !hasScript(address);
  if (isNew) load();
  const script = findScript(address);
  script?.addEventListener('error', () => {
    // Remove our failed tag, or the next attempt would wait for it. Never remove the page's own tag.
    if (isNew) script.remove();
    onFailure(new Error(`${address} did not load.`));
  });
}

function findScript(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src*="${address}"]`);
}
