/** A host name has at most 253 characters, and a port 5. */
const originMaxLength = 'https://'.length + 253 + ':65535'.length;
const saneHost = /^[a-z\d._-]+$|^\[[\da-f:.]+\]$/;

/** The part of a sent address before its path, unchanged. */
export function cutPath(address: string): string {
  const end = address.indexOf('/', 'https://'.length);
  return end === -1 ? address : address.slice(0, end);
}

/** The origin in the form that browsers send; undefined unless it is the origin of a web page. */
export function normalizeOrigin(sent: string): string | undefined {
  if (sent.length > originMaxLength || !/^https?:\/\//i.test(sent) || !URL.canParse(sent)) {
    return undefined;
  }
  const { origin, hostname, username, password } = new URL(sent);
  return saneHost.test(hostname) && username === '' && password === '' ? origin : undefined;
}
