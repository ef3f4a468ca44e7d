/**
 * Addresses are stored as typed (trimmed). An address without a scheme means https; other schemes than http and https
 * are refused.
 */

/** The absolute URL of a typed address; `undefined` when a page may not open it. */
export function resolveAddress(typed: string): URL | undefined {
  const trimmed = typed.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return undefined;
  // `host:8080/path` has no scheme: digits after the colon are a port.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(trimmed);
  const candidate = hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const url = parse(candidate);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // `https://bank.example@evil.example` looks like an address of the bank.
  return isWeb && url.hostname !== '' && url.username + url.password === '' ? url : undefined;
}

/** The oldest browsers that the bot supports have neither `URL.canParse` nor `URL.parse`. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
