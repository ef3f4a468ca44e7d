import { removeUnseenMarks } from './texts/unseen-marks.ts';

/**
 * Addresses are stored as typed, without unseen marks and trimmed. An address without a scheme means https. Refused are
 * other schemes than http and https, and addresses that browsers open, but that lead nowhere: with a second scheme, with
 * quotation marks, or with a character that no host name has.
 */

/** Why an address is refused. `no-colon` is a scheme without its colon: `https//example.com`. */
export type AddressFault = 'twice' | 'no-colon' | 'quoted' | 'other';

/** A single quotation mark inside may be part of a path. */
const quotes = /["“”„«»]|^['‘’]/;
const hostName = /^(?:[\w.-]+|\[.*)$/;
/** The host of `https://https://a.example`, and of an address that was pasted behind another one. */
const schemeAsHost = /^[\w.-]*https?;?$/;
const otherScheme = /^[a-z]+:\/*[a-z]+:\/\//i;

/** The absolute URL of a typed address; `undefined` when a page may not open it. */
export function resolveAddress(typed: string): URL | undefined {
  const clean = cleanAddress(typed);
  if (clean === '' || /\s/.test(clean) || quotes.test(clean) || otherScheme.test(clean))
    return undefined;
  const url = parse(withScheme(clean));
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || hasSchemeAsHost(url) || !hostName.test(url.hostname)) return undefined;
  // `https://bank.example@evil.example` looks like an address of the bank.
  return url.username + url.password === '' ? url : undefined;
}

/** Why `resolveAddress` refuses a typed address; `undefined` for a good one. */
export function findAddressFault(typed: string): AddressFault | undefined {
  if (resolveAddress(typed) !== undefined) return undefined;
  const clean = cleanAddress(typed);
  if (quotes.test(clean)) return 'quoted';
  const absolute = withScheme(clean);
  const url = parse(absolute);
  if (url === undefined || !hasSchemeAsHost(url)) return 'other';
  return absolute === clean ? 'twice' : 'no-colon';
}

/** A typed address as it is stored. */
export function cleanAddress(typed: string): string {
  return removeUnseenMarks(typed).trim();
}

function hasSchemeAsHost({ hostname, port }: URL): boolean {
  return port === '' && schemeAsHost.test(hostname);
}

function withScheme(clean: string): string {
  // `host:8080/path` has no scheme: digits after the colon are a port.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(clean);
  return hasScheme ? clean : `https://${clean.replace(/^\/\//, '')}`;
}

/** The admin's oldest browsers have neither `URL.canParse` nor `URL.parse`. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
