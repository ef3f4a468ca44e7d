import { describe, expect, it } from 'vitest';
import { asksForHuman, smallTalkOf } from '../../widget/flow/search/small-talk.ts';
import { heldOutPhrasings, phrasings } from './phrasings.ts';

describe('small talk', () => {
  it.each([
    'halo',
    'Halo!',
    'haloooo',
    'hallo min',
    'helo',
    'hai kak',
    'hi',
    'hey bang',
    'p',
    'pagi',
    'selamat siang kak',
    'selamat malam min',
    'permisi',
    'assalamualaikum',
    'halo apa kabar',
  ])('is a greeting: %s', (typed) => {
    expect(smallTalkOf(typed)).toBe('greeting');
  });

  it.each([
    'makasih',
    'Makasih ya kak!',
    'makasi',
    'mksh',
    'terima kasih',
    'terimakasih banyak min',
    'trimakasih',
    'trims',
    'thanks',
    'thank you',
    'thx bang',
    'ok makasih',
    'halo makasih',
    'makasih admin',
  ])('is thanks: %s', (typed) => {
    expect(smallTalkOf(typed)).toBe('thanks');
  });

  it.each([
    '',
    '   ',
    'kak',
    'halo depo saya belum masuk',
    'makasih tapi wd belum cair',
    'jam malam bank',
    'hilang',
    'saldo tidak terima',
  ])('is not a text that asks for something: %s', (typed) => {
    expect(smallTalkOf(typed)).toBeUndefined();
  });

  it.each([
    'cs',
    'Admin',
    'adminn',
    'orang',
    'ada orang?',
    'halo admin',
    'adminnya mana',
    'live agent',
    'live chat dong',
    'costumer service',
    'customer servis',
    'mau customer service kak',
  ])('asks for nothing but a human: %s', (typed) => {
    expect(smallTalkOf(typed)).toBe('human');
  });

  it.each(['biaya admin wd', 'cara hubungi cs'])('asks for more than a human: %s', (typed) => {
    expect(smallTalkOf(typed)).toBeUndefined();
    expect(asksForHuman(typed)).toBe(true);
  });

  it('does not include questions that visitors type', () => {
    const questions = [...phrasings, ...heldOutPhrasings].map(({ typed }) => typed);
    expect(questions.filter((typed) => smallTalkOf(typed) !== undefined)).toEqual([]);
  });
});

describe('a word for a human', () => {
  it.each([
    'cs',
    'CS',
    'csnya mana',
    'orang',
    'mau ngobrol sama orang',
    'admin',
    'adminnya ada',
    'operator',
    'petugas',
    'customer service',
    'costumer service',
    'live agent',
    'live chat',
    'manusia',
  ])('is found: %s', (typed) => {
    expect(asksForHuman(typed)).toBe(true);
  });

  it.each([
    'deposit',
    'csv',
    'minimal deposit',
    'administrasi',
    'orangtua',
    'data akun diubah orang lain',
    'untuk berapa orang',
    'lokasi agen terdekat',
  ])('is not in: %s', (typed) => {
    expect(asksForHuman(typed)).toBe(false);
  });
});
