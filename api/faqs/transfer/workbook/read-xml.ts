import type { Readable } from 'node:stream';
import { Parser } from 'saxen';
import { xmlMaxTokenBytes } from '../transfer-limits.ts';

export interface XmlListeners {
  open?(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const maxDepth = 64;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads XML of UTF-8 part by part. Names have no prefix.
 *
 * @param maxTokenBytes a longer text or tag is refused: the parser keeps it until it is complete.
 * @throws when it is not well-formed, has a document type (whose entities could be endless or name files), or is built
 *   to need much memory; and what a listener throws.
 */
export async function readXml(
  stream: Readable,
  listeners: XmlListeners,
  maxTokenBytes = xmlMaxTokenBytes,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let failure: unknown;
  let depth = 0;
  let bytes = 0;
  // The parser would catch the errors of listeners.
  const listen =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      bytes = 0;
      if (failure !== undefined) return;
      try {
        listener(...args);
      } catch (error) {
        failure = error;
      }
    };
  const refuse = (reason: string) => {
    throw new Error(reason);
  };
  const parser = new Parser()
    .on(
      'openTag',
      listen((name: string, attributes: () => object) => {
        depth += 1;
        if (depth > maxDepth) refuse('It is too deep.');
        listeners.open?.(withoutPrefix(name), () => decodeAll(attributes()));
      }),
    )
    .on(
      'closeTag',
      listen((name: string) => {
        depth -= 1;
        listeners.close?.(withoutPrefix(name));
      }),
    )
    .on(
      'text',
      listen((text: string) => listeners.text?.(decodeEntities(text))),
    )
    .on(
      'cdata',
      listen((text: string) => listeners.text?.(text)),
    )
    .on(
      'attention',
      listen(() => refuse('It has a document type.')),
    )
    .on(
      'error',
      listen((error: Error) => refuse(error.message)),
    );
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxTokenBytes) refuse('A text or a tag is too long.');
    parser.write(decoder.decode(chunk, { stream: true }));
    if (failure !== undefined) throw failure;
  }
  parser.write(decoder.decode());
  parser.end();
  if (failure !== undefined) throw failure;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decodeAll(attributes: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      withoutPrefix(name),
      decodeEntities(String(value)),
    ]),
  );
}

/** The parser's own function does not decode the numbers of emoji. Unknown entities stay as they are written. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
