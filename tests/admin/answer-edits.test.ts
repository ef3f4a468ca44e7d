import { describe, expect, it } from 'vitest';
import {
  breakLine,
  insertWord,
  type Selected,
  type TextEdit,
  toggleBold,
  toggleList,
} from '../../admin/features/faqs/answer/answer-edits.ts';

/** `a ‹b› c` is a text with `b` selected, `a‹›` one with the caret at its end. */
function selected(shown: string): Selected {
  const start = shown.indexOf('‹');
  return { text: shown.replace(/[‹›]/g, ''), start, end: shown.indexOf('›') - 1 };
}

/** Returns the text after an edit, in the same notation. */
function edited(
  shown: string,
  edit: (selected: Selected) => TextEdit | undefined,
): string | undefined {
  const before = selected(shown);
  const found = edit(before);
  if (!found) return undefined;
  const { start, end, replacement, selection } = found;
  const text = before.text.slice(0, start) + replacement + before.text.slice(end);
  return `${text.slice(0, selection[0])}‹${text.slice(...selection)}›${text.slice(selection[1])}`;
}

describe('bold', () => {
  it.each([
    ['Tekan ‹Simpan› dulu', 'Tekan ‹**Simpan**› dulu'],
    ['Tekan ‹Simpan ›dulu', 'Tekan ‹**Simpan** ›dulu'],
    ['Tekan ‹**Simpan**› dulu', 'Tekan ‹Simpan› dulu'],
    ['Tekan **‹Simpan›** dulu', 'Tekan ‹Simpan› dulu'],
    ['Tekan ‹›', 'Tekan **‹›**'],
    ['Tekan **‹›**', 'Tekan ‹›'],
    ['Tekan **Simpan‹›**', 'Tekan **Simpan**‹›'],
    ['**Tekan** Simpan‹›**', '**Tekan** Simpan**‹›****'],
    ['‹1. Satu\n\n- **Dua** dan›', '‹1. **Satu**\n\n- **Dua dan**›'],
    ['‹1. **Satu**\n- **Dua**›', '‹1. Satu\n- Dua›'],
  ])('turns %j into %j', (before, after) => {
    expect(edited(before, toggleBold)).toBe(after);
  });
});

describe('a list of bullets', () => {
  it.each([
    ['Sat‹›u', '- Sat‹›u'],
    ['- Sat‹›u', 'Sat‹›u'],
    ['‹›', '- ‹›'],
    ['a\n‹b\n\nc›\nd', 'a\n‹- b\n\n- c›\nd'],
    ['‹1. a\n- b›', '‹- a\n- b›'],
    ['‹- a\n• b›', '‹a\nb›'],
  ])('turns %j into %j', (before, after) => {
    expect(edited(before, (from) => toggleList(from, 'bullets'))).toBe(after);
  });
});

describe('a numbered list', () => {
  it.each([
    ['‹a\nb›', '‹1. a\n2. b›'],
    ['‹- a\n- b›', '‹1. a\n2. b›'],
    ['‹1. a\n2) b›', '‹a\nb›'],
  ])('turns %j into %j', (before, after) => {
    expect(edited(before, (from) => toggleList(from, 'numbers'))).toBe(after);
  });
});

describe('Enter', () => {
  it.each([
    ['- a‹›', '- a\n- ‹›'],
    ['Lalu:\n  • a‹›b', 'Lalu:\n  • a\n  • ‹›b'],
    ['1. a‹›', '1. a\n2. ‹›'],
    ['9) a‹›', '9) a\n10) ‹›'],
    ['1. a‹›\n2. b\n3. c\n\n4. d', '1. a\n2. ‹›\n3. b\n4. c\n\n4. d'],
    ['1. a\n2. ‹›', '1. a\n‹›'],
    ['**Penting‹›**', '**Penting**\n‹›'],
    ['1. **a‹›**\n2. b', '1. **a**\n2. ‹›\n3. b'],
    ['- a\n- ‹›\nSelesai', '- a\n‹›\nSelesai'],
  ])('turns %j into %j', (before, after) => {
    expect(edited(before, breakLine)).toBe(after);
  });

  it.each(['a‹›', '‹›- a', '- ‹a›', '1.000‹›', '99. a‹›', '-5‹›'])(
    'is a line break in %j',
    (before) => {
      expect(edited(before, breakLine)).toBeUndefined();
    },
  );
});

describe('a word to fill in', () => {
  it.each([
    ['Hubungi‹›', 'Hubungi {cs}‹›'],
    ['Hubungi ‹›.', 'Hubungi {cs}‹›.'],
    ['Halo.‹›ya', 'Halo. {cs} ‹›ya'],
    ['‹lama› ya', '{cs}‹› ya'],
    ['**‹›**', '**{cs}‹›**'],
    ['[telepon](tel:‹›)', '[telepon](tel:{cs}‹›)'],
    ['https://wa.me/62‹›', 'https://wa.me/62{cs}‹›'],
  ])('is inserted apart from the words around it: %s', (before, after) => {
    expect(edited(before, (text) => insertWord(text, 'cs'))).toBe(after);
  });
});
