// @vitest-environment node
import { expect, it } from 'vitest';
import { examplesIn, greetingOfTree } from '../../../api/websites/greeting-of-tree.ts';
import { copyFor } from '../../../embed/languages/languages.ts';

const { hint } = copyFor('id').floating;
const usual = examplesIn(hint);
const ofQuestions = (...questions: string[]) => questions.map((question, id) => ({ id, question }));
const neverRead = () => 0;

it('names the most read questions of a website that has others than the examples', () => {
  const questions = ofQuestions('Jam buka poli?', 'Cara daftar BPJS', 'Biaya rawat inap');
  expect(greetingOfTree(hint, usual, questions, (id) => id)).toBe(
    'Halo! Tanyakan apa pun seperti "Biaya rawat inap" atau "Cara daftar BPJS".',
  );
  expect(greetingOfTree(hint, usual, questions, neverRead)).toBe(
    'Halo! Tanyakan apa pun seperti "Jam buka poli" atau "Cara daftar BPJS".',
  );
});

it('stays as it is where its examples are questions, and where there are no two short ones', () => {
  expect(usual).toEqual(['deposit', 'lupa password']);
  const fitting = ofQuestions('Cara deposit', 'Lupa password', 'Jam buka');
  expect(greetingOfTree(hint, usual, fitting, neverRead)).toBeUndefined();
  const long = `Apakah ${'sangat '.repeat(8)}lama?`;
  expect(greetingOfTree(hint, usual, ofQuestions('Jam buka', long), neverRead)).toBeUndefined();
});

it('keeps quotation marks and patterns of a question out of the sentence', () => {
  const questions = ofQuestions('Apa itu "$& VIP"?', 'Apa $1?');
  expect(greetingOfTree(hint, usual, questions, neverRead)).toBe(
    'Halo! Tanyakan apa pun seperti "Apa itu $& VIP" atau "Apa $1".',
  );
});
