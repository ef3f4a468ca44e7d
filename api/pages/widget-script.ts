import { createHash } from 'node:crypto';

/** The widget's script, with its placeholders filled in. */
export interface WidgetScript {
  /** The name of the build: 16 hexadecimal digits. */
  hash: string;
  /**
   * The script for other sites. They may copy or rewrite the script, so it contains the server's address.
   *
   * @param settings JSON of a website's settings, which is put into a string of the script.
   */
  forOthers(settings?: string): Buffer;
}

/** @param built the built script. Its placeholders are inside strings with any quotes. */
export function fillScript(built: Buffer, publicUrl: string | undefined): WidgetScript {
  const hash = hashOf(built);
  // Fill in the settings last, because they may contain the other placeholders.
  const aroundBot = built
    .toString()
    .replaceAll('{{build}}', hash)
    .replaceAll('{{public-url}}', publicUrl ?? '')
    .split('{{bot}}');
  return {
    hash,
    forOthers: (settings = '') => Buffer.from(aroundBot.join(inAnyQuotes(settings))),
  };
}

/** The script of our phone page, which uses the address that it was opened under. */
export function readPhoneScript(built: Buffer): { hash: string; body: Buffer } {
  // Without the build, which the script would add to the address of the questions: the page preloads them without it.
  const body = built.toString().replaceAll('{{bot}}', '').replaceAll('{{build}}', '');
  return { hash: hashOf(built), body: Buffer.from(body) };
}

function hashOf(built: Buffer): string {
  return createHash('sha256').update(built).digest('hex').slice(0, 16);
}

const escapes: Readonly<Record<string, string>> = {
  // A page may contain the script inline, where `</script` would end it.
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Escapes a text of one line for a string in single or double quotes, or in a template, because minifiers choose the
 * quotes.
 */
function inAnyQuotes(text: string): string {
  return text.replace(
    /[\\'"`$<\u2028\u2029]/g,
    (character) => escapes[character] ?? `\\${character}`,
  );
}
