/** The vendor's script tag, the page's own or an earlier one of ours. */
export function findScript(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src*="${address}"]`);
}

/** Loads a script without holding up the page. Throws where the page demands Trusted Types. */
export function addScript(src: string, nonce: string, crossOrigin?: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  if (crossOrigin !== undefined) script.setAttribute('crossorigin', crossOrigin);
  script.src = src;
  document.head.append(script);
  return script;
}
