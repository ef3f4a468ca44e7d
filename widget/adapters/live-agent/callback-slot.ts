type Callback = (...parameters: unknown[]) => unknown;

/**
 * Listens through a property that holds a single callback: the page's own stays in it and is called first.
 * The returned function puts the property back as it was.
 */
export function listenInSlot<Name extends string>(
  api: { [Key in Name]?: unknown },
  name: Name,
  callback: () => void,
): () => void {
  const own = api[name] as Callback | undefined;
  let isListening = true;
  const both: Callback = function (this: unknown, ...parameters) {
    try {
      return own?.apply(this, parameters);
    } finally {
      if (isListening) callback();
    }
  };
  api[name] = both as (typeof api)[Name];
  return () => {
    isListening = false;
    // A page that has set its own since then keeps it.
    if (api[name] !== both) return;
    if (own === undefined) delete api[name];
    else api[name] = own as (typeof api)[Name];
  };
}
