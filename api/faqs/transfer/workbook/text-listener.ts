import { importMaxCellLength } from '../transfer-limits.ts';
import { markedRuns } from './marked-text.ts';
import { tooLarge } from './read-part.ts';

/**
 * Collects the text of `t`, and of another element. Phonetic signs of Japanese texts (`rPh`) are no part of it.
 *
 * @param other an element whose whole content is a text.
 */
export function textListener(other?: string) {
  let runs: { text: string; isBold: boolean }[] = [];
  let length = 0;
  let isText = false;
  let isBold = false;
  let isFormat = false;
  let isPhonetic = false;
  return {
    listeners: {
      open(name: string, attributes: () => Readonly<Record<string, string>>) {
        if (name === 'rPh') isPhonetic = true;
        if (name === 'r') isBold = false;
        if (name === 'rPr') isFormat = true;
        if (name === 'b' && isFormat) isBold = isTrue(attributes().val ?? '1');
        isText = !isPhonetic && (name === 't' || name === other);
      },
      close(name: string) {
        if (name === 'rPh') isPhonetic = false;
        if (name === 'rPr') isFormat = false;
        if (name === 'r') isBold = false;
        isText = false;
      },
      text(part: string) {
        if (!isText) return;
        length += part.length;
        if (length > importMaxCellLength) throw tooLarge();
        const last = runs.at(-1);
        if (last?.isBold === isBold) last.text += part;
        else runs.push({ text: part, isBold });
      },
    },
    take(): { text: string; marked: string | undefined } {
      const taken = runs.map((run) => ({ ...run, text: decodeCharacters(run.text) }));
      runs = [];
      length = 0;
      const text = taken.map((run) => run.text).join('');
      const hasBold = taken.some((run) => run.isBold && run.text.trim() !== '');
      return { text, marked: hasBold ? markedRuns(taken) : undefined };
    },
  };
}

/** Excel writes characters that XML does not have as `_x000D_`. */
function decodeCharacters(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
