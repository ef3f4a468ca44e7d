import fc from 'fast-check';
import type { Call, Caller } from './call.ts';
import { formBodies } from './form-bodies.ts';
import { hostileText } from './hostile-text.ts';
import { jsonBodies } from './json-bodies.ts';
import type { RouteInputs } from './route-inputs.ts';
import { forgeries, sentHeaders } from './sent-headers.ts';

/** Malformed segments of a path. */
const brokenSegments = ['%', '%zz', '%c0%af', '%00', '%2f', '%2e%2e%2f', '%ed%a0%80', ':id', '*'];

const callers: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('admin' as const) },
  { weight: 2, arbitrary: fc.constant('nobody' as const) },
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
  { weight: 1, arbitrary: fc.constant('foreign page' as const) },
  { weight: 1, arbitrary: fc.constant('program' as const) },
);

/** Calls of a route, named `GET /faqs/:websiteId`: valid ones, almost valid ones and nonsense, by all callers. */
export function callsOf(route: string, inputs: RouteInputs): fc.Arbitrary<Call> {
  const [method = '', pattern = ''] = route.split(' ');
  const { params = {}, query = {}, needed, json, form, file } = inputs;
  const body = json ? jsonBodies(json) : form ? formBodies(form, file) : jsonBodies({});
  // A body must be harmless also for routes that do not read it. HTTP clients send none with these two methods.
  const mayHaveBody = method !== 'GET' && method !== 'OPTIONS';
  const takesBody = json !== undefined || form !== undefined;
  return fc.record({
    method: method === 'GET' ? fc.constantFrom('GET', 'GET', 'HEAD') : fc.constant(method),
    path: fc
      .tuple(pathsOf(pattern, params), queriesOf(query, needed))
      .map(([path, query]) => path + query),
    headers: sentHeaders,
    caller: callers,
    forgery: fc.constantFrom(...Object.keys(forgeries)),
    body: mayHaveBody
      ? fc.option(body, { nil: undefined, freq: takesBody ? 30 : 1 })
      : fc.constant(undefined),
  });
}

function pathsOf(pattern: string, params: NonNullable<RouteInputs['params']>) {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const good = params[segment.slice(1)];
    if (good === undefined) throw new Error(`Nothing is known of ${segment} in ${pattern}.`);
    return fc.oneof(
      { weight: 12, arbitrary: good.map(percentEncode) },
      { weight: 2, arbitrary: hostileText.map(percentEncode) },
      { weight: 1, arbitrary: fc.constantFrom(...brokenSegments) },
    );
  });
  return fc.tuple(...segments).map((segments) => segments.join('/'));
}

function queriesOf(query: NonNullable<RouteInputs['query']>, needed = ''): fc.Arbitrary<string> {
  const good = Object.entries(query).map(([name, value]) => fc.tuple(fc.constant(name), value));
  const names = fc.constantFrom(...Object.keys(query), 'version', '__proto__', 'constructor');
  const pair = fc.oneof(...good.map((arbitrary) => ({ weight: 2, arbitrary })), {
    weight: 1,
    arbitrary: fc.tuple(names, hostileText),
  });
  return fc.oneof(
    { weight: needed === '' ? 2 : 4, arbitrary: fc.constant(needed) },
    {
      weight: 1,
      arbitrary: fc
        .array(pair, { minLength: 1, maxLength: 3 })
        .map((pairs) => `?${pairs.map((pair) => pair.map(percentEncode).join('=')).join('&')}`),
    },
    { weight: 1, arbitrary: fc.constantFrom('?', '?%', '?version', '?version=%zz', '?&&=', '?=1') },
  );
}

/** Unlike `encodeURIComponent`, it accepts lone surrogates and encodes dots, which would change the path. */
function percentEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[\w-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}
