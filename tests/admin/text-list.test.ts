import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  addTexts,
  allTexts,
  findTextProblem,
  keywordKind,
  type TextList,
  wordingKind,
} from '../../admin/features/faqs/form/text-list.ts';
import { useTextList } from '../../admin/features/faqs/form/use-text-list.ts';

const none = { list: [], typed: '' };
const addKeywords = (value: TextList, typed: string) => addTexts(value, typed, keywordKind);
const allKeywords = (value: TextList) => allTexts(value, keywordKind);
const findKeywordProblem = (value: TextList) => findTextProblem(value, keywordKind);

describe('the field of keywords', () => {
  it('splits a pasted list at commas, tabs and line breaks', () => {
    expect(addKeywords(none, ' depo,isi   saldo\r\ntop up\twd,,').list).toEqual([
      'depo',
      'isi saldo',
      'top up',
      'wd',
    ]);
  });

  it('takes Enter while a phone composes a word, but not the Enter that ends the composition', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() =>
      useTextList({ list: [], typed: 'depo' }, keywordKind, onChange),
    );
    const press = (keyCode: number) => {
      const preventDefault = vi.fn();
      const keyboard = {
        key: 'Enter',
        keyCode,
        nativeEvent: { isComposing: true },
        preventDefault,
      };
      result.current.press(keyboard as unknown as KeyboardEvent<HTMLInputElement>);
      return preventDefault.mock.calls.length;
    };
    expect([press(229), onChange.mock.calls]).toEqual([0, []]);
    expect([press(13), onChange.mock.calls]).toEqual([1, [[{ list: ['depo'], typed: '' }]]]);
  });

  it('ignores a keyword that exists in another case', () => {
    expect(addKeywords({ list: ['Depo'], typed: '' }, 'depo, DEPO, wd')).toEqual({
      list: ['Depo', 'wd'],
      typed: '',
    });
  });

  it('leaves a refused keyword in the field, and says why', () => {
    const numbers = Array.from({ length: 22 }, (_, at) => `k${at}`).join('\n');
    const full = addKeywords(none, numbers);
    expect(full.list).toHaveLength(20);
    expect(full.typed).toBe('k20, k21');
    expect(findKeywordProblem(full)).toBe('Maksimal 20 kata lain.');
    const long = addKeywords(none, `wd,${'x'.repeat(61)}`);
    expect(long).toEqual({ list: ['wd'], typed: 'x'.repeat(61) });
    expect(findKeywordProblem(long)).toMatch(/^Setiap kata lain maksimal 60 karakter/);
  });

  it('loses no part of any text, and adds no keyword twice', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', 'b', ' ', ',', '\n', '|', '💬', '"'),
    });
    fc.assert(
      fc.property(fc.array(text), (typed) => {
        const value = typed.reduce<TextList>(addKeywords, none);
        expect(allKeywords(value).map((keyword) => keyword.toLowerCase())).toEqual([
          ...new Set(allKeywords({ list: [], typed: typed.join(',') }).map((k) => k.toLowerCase())),
        ]);
      }),
    );
  });
});

describe('the field of wordings', () => {
  const add = (typed: string) => addTexts(none, typed, wordingKind);

  it('splits a pasted list at line breaks, and keeps commas', () => {
    expect(add('min, depo blm masuk\r\n kok  lama ').list).toEqual([
      'min, depo blm masuk',
      'kok lama',
    ]);
  });

  it('ignores a wording that differs only in case and signs', () => {
    expect(
      addTexts({ list: ['Depo kok lama?'], typed: '' }, 'depo kok LAMA!', wordingKind),
    ).toEqual({ list: ['Depo kok lama?'], typed: '' });
  });

  it('leaves refused wordings in the field, and says why', () => {
    const long = add(`satu dua\n${'x'.repeat(81)}\n${'y'.repeat(81)}`);
    expect(long).toEqual({ list: ['satu dua'], typed: `${'x'.repeat(81)} | ${'y'.repeat(81)}` });
    expect(findTextProblem(long, wordingKind)).toMatch(
      /^Setiap kalimat pengunjung maksimal 80 karakter/,
    );
  });
});
