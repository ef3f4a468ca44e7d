import { normalizeIp } from './normalize-ip.ts';

/** The addresses of `X-Forwarded-For`, farthest first; undefined stands for a hop that names no address. */
export function parseForwardedFor(header: string | undefined): (string | undefined)[] {
  return header === undefined ? [] : header.split(',').map(parseHop);
}

/** The `for` addresses of `Forwarded` (RFC 7239), farthest first. */
export function parseForwarded(header: string | undefined): (string | undefined)[] {
  if (header === undefined) return [];
  return header.split(',').map((element) => {
    const named = element.split(';').map((pair) => /^\s*for\s*=\s*(.*?)\s*$/i.exec(pair)?.[1]);
    return parseHop(named.find((value) => value !== undefined)?.replaceAll('"', '') ?? '');
  });
}

/** `203.0.113.7`, `203.0.113.7:4711`, `2001:db8::1`, `[2001:db8::1]:4711`. */
function parseHop(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  return normalizeIp(bracketed ?? withPort ?? trimmed);
}
