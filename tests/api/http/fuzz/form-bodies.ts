import fc from 'fast-check';
import type { Body } from './call.ts';
import { hostileText } from './hostile-text.ts';
import { rarely } from './json-bodies.ts';
import { uploads, validUploads } from './uploads.ts';

/** The text fields of a valid form. */
export type FormFields = Readonly<Record<string, fc.Arbitrary<string>>>;

/** A file that the form requires. */
export interface FormFile {
  name: string;
  contents: fc.Arbitrary<Buffer>;
}

interface Part {
  head: string;
  content: Buffer;
}

const boundary = 'batas-bagian';

const field = (name: string, text: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content: Buffer.from(text),
});
const file = (name: string, content: Buffer, fileName = nameFor(content)): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`,
  content,
});
/** File names that may not match the content. */
const fileNames = fc.constantFrom('a.png', 'a.jpg', 'a.html', 'a.', '.png', 'a', 'a.png.exe', '');

const brokenHeads = fc.constantFrom(
  '',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name=question',
  'Content-Disposition: form-data; name="question',
  'Content-Disposition: attachment; name="question"',
  'Content-Disposition: form-data; name="question"; filename*=UTF-8\'\'%ff%00',
  'Content-Disposition: form-data; name="image"; filename="../../a\0.png"',
  'Content-Disposition: form-data; name="image"; filename=""',
  'Content-Disposition: form-data; name="question"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="question"\r\nContent-Type: text/plain; charset=utf-16',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Disposition: form-data; name="question[]"',
  `Content-Disposition: form-data; name="${'x'.repeat(9000)}"`,
  'X: y',
);

const framings = {
  whole: (bytes: Buffer) => bytes,
  'without an end': (bytes: Buffer) => bytes.subarray(0, -(boundary.length + 6)),
  'half an end': (bytes: Buffer) => bytes.subarray(0, -4),
  'line feeds alone': (bytes: Buffer) =>
    Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  'another boundary': (bytes: Buffer) =>
    Buffer.from(bytes.toString('latin1').replaceAll(boundary, 'lain'), 'latin1'),
  'a preamble': (bytes: Buffer) => Buffer.concat([Buffer.from('halo\r\n'), bytes]),
  'an epilogue': (bytes: Buffer) => Buffer.concat([bytes, bytes]),
  nothing: () => Buffer.alloc(0),
};

const types = fc.oneof(
  { weight: 10, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary="${boundary}"`,
      `multipart/form-data; boundary=${boundary}; boundary=lain`,
      `multipart/form-data; boundary=${'x'.repeat(5000)}`,
      `multipart/mixed; boundary=${boundary}`,
      'application/x-www-form-urlencoded',
      'application/json',
      '',
    ),
  },
);

/** Bodies of a route that takes a form: valid ones, with its file or with or without an image, and mutated ones. */
export function formBodies(fields: FormFields, sent?: FormFile): fc.Arbitrary<Body> {
  const texts = fc
    .record(fields)
    .map((values) => Object.entries(values).map(([name, text]) => field(name, text)));
  const fileName = sent?.name ?? 'image';
  const picture = sent
    ? sent.contents.map((content) => file(sent.name, content))
    : fc.option(validUploads.map((content) => file('image', content)));
  const good = fc
    .tuple(texts, picture)
    .map(([parts, image]) => (image === null ? parts : [...parts, image]));
  const names = fc.constantFrom(...Object.keys(fields), fileName, 'remove_image', 'version');
  const mutation = fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: fc.constant('drop' as const), name: names }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('double' as const), name: names }) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(names, hostileText)
        .map(([name, text]) => ({ type: 'put' as const, name, part: field(name, text) })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.oneof({ weight: 3, arbitrary: fc.constant(fileName) }, names),
          uploads,
          fc.option(fileNames, { nil: undefined }),
        )
        .map(([name, content, fileName]) => ({
          type: 'put' as const,
          name,
          part: file(name, content, fileName),
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(brokenHeads, hostileText)
        .map(([head, text]) => ({ head, content: Buffer.from(text) }))
        .map((part) => ({ type: 'put' as const, name: '', part })),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'many' as const, name: '' }) },
  );
  type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

  function apply(parts: Part[], mutation: Mutation): Part[] {
    const isNamed = (part: Part) => part.head.includes(`name="${mutation.name}"`);
    if (mutation.type === 'drop') return parts.filter((part) => !isNamed(part));
    if (mutation.type === 'double') return [...parts, ...parts.filter(isNamed)];
    if (mutation.type === 'put') return [...parts.filter((part) => !isNamed(part)), mutation.part];
    return [...parts, ...Array.from({ length: 2000 }, (_, number) => field(`f${number}`, ''))];
  }

  const bad = fc
    .tuple(good, fc.array(mutation, { minLength: 1, maxLength: 2 }))
    .map(([parts, mutations]) => mutations.reduce(apply, parts));
  const framing = fc.oneof(
    { weight: 8, arbitrary: fc.constant('whole' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...keysOf(framings)) },
  );
  const content = fc
    .tuple(fc.oneof(good, bad), framing)
    .map(([parts, name]) => Buffer.from(framings[name](frame(parts))));
  return fc.record({ content, type: types, breaksOff: rarely });
}

function frame(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function nameFor(content: Buffer): string {
  return content.toString('latin1', 0, 3) === 'GIF' ? 'a.gif' : 'a.png';
}

function keysOf<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}
