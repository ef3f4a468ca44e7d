type Callback = (...parameters: unknown[]) => unknown;

/**
 * Listens through a property that holds a single callback. The page's own callback is called first. The returned
 * function restores the property.
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
    // The page has set another callback meanwhile; do not overwrite it.
    if (api[name] !== both) return;
    if (own === undefined) delete api[name];
    else api[name] = own as (typeof api)[Name];
  };
}
