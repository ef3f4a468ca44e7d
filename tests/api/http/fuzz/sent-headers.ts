import fc from 'fast-check';
import { makeMachineToken } from '../../../../api/auth/machines/machine-token.ts';
import { hostileText } from './hostile-text.ts';

/** The bytes that a header may contain. Node refuses other bytes before a route runs. */
const toHeader = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');

const hostileHeader = hostileText.map(toHeader);

/** Every header that the server reads, except those of a body or a session, with meaningful values. */
const known: Readonly<Record<string, readonly string[]>> = {
  Accept: ['text/html', 'application/json', 'text/html;q=0.1,*/*;q=0', '*/*;q=nonsense', ',;,;'],
  'Accept-Encoding': ['br', 'gzip', 'br;q=0', '*;q=0', 'gzip;q=1,br;q=1.5', 'identity;q=0', ','],
  'If-None-Match': ['*', '"a"', 'W/"a"', '"a", W/"b"', '"'],
  Authorization: [
    'Bearer',
    'Bearer a b',
    'Bearer tanyakami_a',
    `bearer ${makeMachineToken()}`,
    'Basic YTpi',
  ],
  Origin: ['null', 'https://faq.example.com', 'https://shop.example', 'javascript:alert(1)', '//'],
  Referer: ['https://shop.example/promo', 'about:blank', 'https://', '//', 'https://a b/'],
  Host: ['faq.example.com', 'faq.example.com:99999', '[::1]:80', 'a b', '@', 'evil.example'],
  'X-Forwarded-For': ['127.0.0.1', '127.0.0.1, 198.51.100.9', ',,,', 'unknown', '[::1]:80'],
  Forwarded: ['for=127.0.0.1', 'for="[::1]:80";proto=https', 'for=_hidden', 'for=,for=', ';;='],
  'X-Real-IP': ['127.0.0.1'],
  Via: ['1.1 a'],
  'X-Account': ['1', '2', '01', '1, 1'],
  'X-Client-IP': ['127.0.0.1', '::ffff:127.0.0.1', '0177.0.0.1', '2130706433'],
  'X-Request-Id': ['12345678-abcd', 'x'.repeat(65), 'a b'],
  'Idempotency-Key': ['"a-key"', 'a-key', '"', '""', '"\\"', '"a\\"b"', 'x'.repeat(256)],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,0-,0-', 'lines=1-2'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'same-site', 'none'],
  'Sec-GPC': ['1', '0', 'x'],
  DNT: ['1', '0', 'null'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'identity'],
  'User-Agent': ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', 'x'.repeat(500), '\t'],
  'X-HTTP-Method-Override': ['DELETE'],
};

export const sentHeaderNames: readonly string[] = Object.keys(known);

const header = fc
  .constantFrom(...Object.entries(known))
  .chain(([name, values]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: hostileHeader },
      ),
    ),
  );

/** Only a few headers at a time: most of them make the gate refuse, which leaves the code behind it untested. */
export const sentHeaders: fc.Arbitrary<Record<string, string>> = fc
  .oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(header, { minLength: 1, maxLength: 3 }) },
  )
  .map((headers) => Object.fromEntries(headers));

/** Cookies of a caller without a session, made from the cookies of a real session. */
export const forgeries: Readonly<Record<string, (cookie: string) => string>> = {
  none: () => '',
  'the token alone': (cookie) => cookie.split('; ').filter(isToken).join('; '),
  'all but the token': (cookie) =>
    cookie
      .split('; ')
      .filter((pair) => !isToken(pair))
      .join('; '),
  'a cut token': (cookie) => cookie.replace(/(token=[^;]{20})[^;]+/, '$1'),
  'an unsigned token': (cookie) =>
    cookie.replace(/token=[^.]+\.([^.]+)\.[^;]+/, (_, claims: string) => {
      const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      return `token=${header}.${claims}.`;
    }),
  'claims of another': (cookie) =>
    cookie.replace(/(token=[^.]+\.)[^.]+/, (_, start: string) => {
      const claims = { user_id: 1, exp: 9e9, epoch: 1, fingerprint: '__proto__' };
      return `${start}${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    }),
  'another fingerprint': (cookie) => cookie.replace(/(fingerprint=)./, '$1~'),
  nonsense: () => 'token=%; fingerprint; =; ;; token="a"; __proto__=b; token=a.b.c',
  'very many': () => Array.from({ length: 500 }, (_, number) => `token=${number}`).join('; '),
};

function isToken(pair: string): boolean {
  return pair.startsWith('token=');
}
