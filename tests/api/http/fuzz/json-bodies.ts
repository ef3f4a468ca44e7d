import fc from 'fast-check';
import type { Body } from './call.ts';
import { hostileText } from './hostile-text.ts';

/** The fields of a valid body. */
export type JsonFields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** A member as JSON text, so that JSON without a JavaScript value (duplicate names, 1e999) can be sent too. */
type Member = readonly [name: string, value: string];

interface Mutation {
  /** `add` and `first` add a second member when the name exists. */
  type: 'add' | 'first' | 'replace' | 'drop';
  name: string;
  value: string;
}

const toText = (value: unknown) => JSON.stringify(value);
const toMembers = (fields: object): Member[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toText(value)] as const],
  );
const toObject = (members: readonly Member[]) =>
  `{${members.map(([name, value]) => `${toText(name)}:${value}`).join(',')}}`;

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"a":'), fc.constantFrom(20, 3000))
  .map(([open, depth]) => {
    const close = open.replaceAll(/[^[{]/g, '').replaceAll('[', ']').replaceAll('{', '}');
    return `${open.repeat(depth)}1${[...close].toReversed().join('').repeat(depth)}`;
  });

const hostileValue = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e999',
    '-1e999',
    '1e-400',
    '9007199254740993',
    '123456789012345678901234567890',
    '[]',
    '{}',
    '["a"]',
    '{"length":1}',
    '{"__proto__":{"polluted":true}}',
    '{"toString":1}',
  ),
  hostileText.map(toText),
  fc.jsonValue({ maxDepth: 3 }).map(toText),
  nested,
);

const broken = fc.constantFrom(
  '',
  ' ',
  'NaN',
  'undefined',
  '{',
  '{"a"',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":1,}',
  '{}{}',
  '\ufeff{}',
  '"\\ud800"',
  '"\\u"',
  '[1e999]',
  '\0',
);

/** Bodies of a route that takes JSON: valid ones, mutated ones, and invalid JSON. */
export function jsonBodies(fields: JsonFields): fc.Arbitrary<Body> {
  const members = fc.record(fields).map(toMembers);
  const valid = members.map(toObject);
  const names = fc.constantFrom(
    ...Object.keys(fields),
    '__proto__',
    'constructor',
    'id',
    'version',
  );
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    type: fc.constantFrom('add' as const, 'first', 'replace', 'drop'),
    name: fc.oneof({ weight: 4, arbitrary: names }, { weight: 1, arbitrary: hostileText }),
    value: hostileValue,
  });
  const nearValid = fc
    .tuple(members, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([good, mutations]) => toObject(mutations.reduce(applyMutation, good)));
  const cut = fc
    .tuple(valid, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, at]) => text.slice(0, Math.floor(text.length * at)));
  const text = fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 5, arbitrary: nearValid },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant(`{"a":"${'x'.repeat(70_000)}"}`) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/problem+json',
        'application/json, text/html',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        '',
      ),
    },
  );
  const bytes = fc.oneof(
    { weight: 15, arbitrary: text.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );
  return fc.record({ content: bytes, type, breaksOff: rarely });
}

function applyMutation(
  members: readonly Member[],
  { type, name, value }: Mutation,
): readonly Member[] {
  if (type === 'add') return members.concat([[name, value]]);
  if (type === 'first') return [[name, value] as const].concat(members);
  const others = members.filter(([other]) => other !== name);
  return type === 'drop' ? others : others.concat([[name, value]]);
}

/** The connection closes before the end of the body. */
export const rarely: fc.Arbitrary<boolean> = fc.oneof(
  { weight: 15, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
