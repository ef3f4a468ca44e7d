import { describe, expect, it } from 'vitest';
import { rootsOf as rootsWith } from '../../api/contract/faqs/roots-of.ts';
import { loadLexicon } from '../../api/search-words/lexicon.ts';
import { typingErrors } from '../../widget/flow/search/typing-errors.ts';

const { affixes } = await loadLexicon();
const rootsOf = (word: string) => rootsWith(word, affixes);

describe('the roots of a word', () => {
  it.each([
    ['menarik', 'tarik'],
    ['narik', 'tarik'],
    ['penarikan', 'tarik'],
    ['mendaftar', 'daftar'],
    ['memakai', 'pakai'],
    ['makai', 'pakai'],
    ['membatalkan', 'batal'],
    ['dibatalkannya', 'batal'],
    ['batalin', 'batal'],
    ['mengirim', 'kirim'],
    ['ngitung', 'hitung'],
    ['mengubah', 'ubah'],
    ['ngecek', 'cek'],
    ['mengecek', 'cek'],
    ['ngeblokir', 'blokir'],
    ['menyimpan', 'simpan'],
    ['nyimpen', 'simpen'],
    ['nyari', 'cari'],
    ['melihat', 'lihat'],
    ['perusak', 'rusak'],
    ['terekam', 'rekam'],
    ['berkurang', 'kurang'],
    ['keblokir', 'blokir'],
    ['ketipu', 'tipu'],
    ['setiap', 'tiap'],
    ['kemenangan', 'menang'],
    ['bolehkah', 'boleh'],
    ['akunku', 'akun'],
    ['pakai', 'pake'],
    ['hpnya', 'hp'],
  ])('of %s hold %s', (word, root) => {
    expect(rootsOf(word)).toContain(root);
  });

  it('start with the word itself, and have no duplicates', () => {
    const roots = rootsOf('mempermasalahkannya');

    expect(roots[0]).toBe('mempermasalahkannya');
    expect(new Set(roots).size).toBe(roots.length);
  });

  it('do not change a word without affixes', () => {
    expect(rootsOf('qris')).toEqual(['qris']);
  });
});

describe('typing errors between two words', () => {
  it.each([
    ['deposit', 'deposit', 0],
    ['deposit', 'depsit', 1],
    ['deposit', 'depossit', 1],
    ['deposit', 'depodit', 1],
    ['deposit', 'depsoit', 1],
    ['deposit', 'edposit', 1],
    ['deposit', 'deposti', 1],
    ['deposit', 'dpeosti', 2],
    ['deposit', 'depo', 3],
    ['withdraw', 'wihtdrwa', 2],
    ['abc', 'cab', 2],
    ['', 'ab', 2],
  ])('are counted: %s and %s', (a, b, errors) => {
    expect(typingErrors(a, b, 3)).toBe(errors);
    expect(typingErrors(b, a, 3)).toBe(errors);
  });

  it('are counted up to the limit', () => {
    expect(typingErrors('deposit', 'withdraw', 2)).toBe(3);
    expect(typingErrors('deposit', '', 1)).toBe(2);
  });
});
