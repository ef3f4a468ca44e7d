import { foldText } from '../../../contract/texts/find-words.ts';
import type { TextLine } from './text-line.ts';

/** Repeated letters are one: people write `kakkk` and `makasihh`. */
const fold = (text: string) => foldText(text).replaceAll(/(.)\1+/g, '$1');
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whom the line addresses. */
const addressed = new Set(
  wordsOf(
    'kak kakak ka min mimin admin gan agan sis bu ibu pak bapak bang mas mbak mba dok semua all',
  ),
);
/** A line with one of these words and others of these lists is only a greeting, thanks or the wish to ask. */
const courtesies = new Set(
  wordsOf(
    'halo hallo hai hi hello hey permisi punten misi salam selamat assalamualaikum asalamualaikum assalamu alaikum ' +
      'waalaikumsalam waalaikumussalam terima terimakasih kasih makasih makasi trims thanks thank thx tq tengkyu ' +
      'tanya nanya bertanya maaf monggo',
  ),
);
/** They can be an answer, so such a line stays below a question. */
const replies = new Set(
  wordsOf(
    'ok oke okay okey baik siap sip iya ya yaa y sama pagi siang sore malam you u wr wb mau boleh izin ijin ingin dong deh dulu nih ' +
      'banyak kembali sebelumnya atas infonya info informasinya bantuannya responnya jawabannya waktunya ditunggu',
  ),
);

/**
 * Cuts lines of a chat that only greet, thank, address somebody or show emojis: they are neither a question nor a part of an
 * answer. A line such as `Iya kak` stays if it answers the question above it.
 */
export function cutCourtesies(lines: readonly TextLine[]): { lines: TextLine[]; count: number } {
  const left: TextLine[] = [];
  let isAsked = false;
  for (const each of lines) {
    const text = each.text.trim();
    if (text !== '') {
      if (isCourtesy(text, isAsked)) continue;
      isAsked = text.endsWith('?');
    }
    left.push(each);
  }
  return { lines: left, count: lines.length - left.length };
}

/** @param isAsked whether the line is below a question. */
function isCourtesy(text: string, isAsked: boolean): boolean {
  const words = wordsOf(text);
  const others = words.filter((word) => !addressed.has(word));
  if (others.length === 0) return words.length > 0 || !isAsked;
  if (!others.every((word) => courtesies.has(word) || replies.has(word))) return false;
  return !isAsked || others.some((word) => courtesies.has(word));
}
