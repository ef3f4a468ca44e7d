/**
 * Addresses are kept as typed (trimmed). Without a scheme https is meant; any scheme but http and https is refused.
 */

/** The absolute address a typed one means, or `undefined` when it is none that a page may open. */
export function resolveAddress(typed: string): URL | undefined {
  const trimmed = typed.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return undefined;
  // `host:8080/path` has a port, not a scheme: a scheme is followed by something other than digits.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(trimmed);
  const candidate = hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const url = parse(candidate);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname !== ''
    ? url
    : undefined;
}

/** `URL.canParse` and `URL.parse` are too young for the phones that the bot runs on. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
