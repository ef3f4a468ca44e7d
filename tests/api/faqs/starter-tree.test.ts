import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  answerMaxLength,
  faqTreeMaxDepth,
  questionMaxLength,
} from '../../../api/contract/limits.ts';
import { type StarterFaq, starterFaqs } from '../../../api/db/seed/starter/starter-tree.ts';
import { phrasings } from '../../widget/phrasings.ts';

interface Placed {
  faq: StarterFaq;
  level: number;
}

const images = new URL('../../../api/db/seed/starter/images/', import.meta.url);
const placed = place(starterFaqs, 1);
const faqs = placed.map(({ faq }) => faq);
const texts = faqs.flatMap((faq) => [faq.question, faq.answer ?? []].flat());
const pictures = faqs.flatMap((faq) => faq.image ?? []);

describe('the starter tree', () => {
  it('has at least 60 questions over at least four levels', () => {
    const deepest = Math.max(...placed.map(({ level }) => level));

    expect(faqs.length).toBeGreaterThanOrEqual(60);
    expect(deepest).toBeGreaterThanOrEqual(4);
    expect(deepest).toBeLessThanOrEqual(faqTreeMaxDepth);
  });

  it('numbers its questions from 1 to N; the questions of the first version are in tree order', () => {
    const ids = faqs.map(({ id }) => id);
    const lastOfFirstVersion = 110;

    expect(ids.toSorted((a, b) => a - b)).toEqual(faqs.map((_, index) => index + 1));
    expect(ids.filter((id) => id <= lastOfFirstVersion)).toEqual(
      Array.from({ length: lastOfFirstVersion }, (_, index) => index + 1),
    );
  });

  it.each([
    { id: 111, question: 'Alamat resmi website kami' },
    { id: 112, question: 'Berapa lama proses withdraw?' },
    { id: 113, question: 'Cara bicara dengan petugas' },
  ])('answers $question', ({ id, question }) => {
    expect(faqs.find((faq) => faq.id === id)).toMatchObject({ question });
  });

  it('states the same waiting time for every way to deposit', () => {
    const answerOf = (id: number) => faqs.find((faq) => faq.id === id)?.answer ?? '';
    const minutes = (id: number) => answerOf(id).match(/\d+(–\d+)? menit/g);

    expect([3, 4, 9].map(minutes)).toEqual([
      ['1–5 menit', '10 menit'],
      ['1–5 menit', '10 menit'],
      ['1–5 menit', '10 menit', '10 menit'],
    ]);
    expect([8, 11].map(minutes)).toEqual([['10 menit'], ['10 menit']]);
  });

  it('does not describe a code that we request ourselves as a sign of a fake website', () => {
    const answerOf = (id: number) => faqs.find((faq) => faq.id === id)?.answer ?? '';

    for (const id of [37, 41, 48]) expect(answerOf(id)).toContain('kode OTP');
    expect(answerOf(81)).toContain(
      'Kode OTP kami hanya untuk daftar, lupa password, dan ganti nomor HP.',
    );
  });

  it('names the hours of the live agents', () => {
    expect(faqs.find(({ id }) => id === 103)?.answer).toContain('24 jam setiap hari');
  });

  it.each([
    { check: /cek deposit/i, id: 6, question: 'Cek Deposit', ticket: 'D3612272' },
    { check: /cek withdraw/i, id: 21, question: 'Cek Withdraw', ticket: 'W3612272' },
  ])('has $question under its own id and nowhere else', ({ check, id, question, ticket }) => {
    const matching = faqs.filter((faq) => check.test(faq.question));

    expect(matching).toHaveLength(1);
    expect(matching[0]).toMatchObject({ id, question });
    expect(matching[0]?.answer).toContain(ticket);
    expect(matching[0]?.answer).toContain('Username / ID Login');
  });

  it('has every topic that visitors ask about', () => {
    expect(starterFaqs.map(({ question }) => question)).toEqual([
      'Deposit',
      'Withdraw',
      'Akun & Login',
      'Bonus & Promo',
      'Keamanan',
      'Kendala Teknis',
      'Informasi Umum',
    ]);
  });

  it('has questions short enough for a button', () => {
    const buttonMaxLength = 48;

    expect(buttonMaxLength).toBeLessThanOrEqual(questionMaxLength);
    expect(faqs.filter(({ question }) => question.length > buttonMaxLength)).toEqual([]);
  });

  it('has no question twice', () => {
    const questions = faqs.map(({ question }) => question.toLowerCase());

    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual(
      [],
    );
  });

  it('has answers of two to eight lines for every question without children', () => {
    const outside = faqs.filter((faq) => {
      const lines = faq.answer?.split('\n').length ?? 0;
      return lines < (faq.children ? 1 : 2) || lines > 8;
    });

    expect(outside).toEqual([]);
  });

  it('has no answer above the limit', () => {
    expect(faqs.filter(({ answer = '' }) => answer.length > answerMaxLength)).toEqual([]);
  });

  it('numbers the steps of an answer from 1 without gaps', () => {
    const broken = faqs.filter(({ answer = '' }) => {
      const steps = [...answer.matchAll(/^(\d+)\. \S/gm)].map((step) => Number(step[1]));
      return steps.some((step, index) => step !== index + 1);
    });

    expect(broken).toEqual([]);
  });

  it('is plain text without markup, addresses and superfluous spaces', () => {
    const lines = texts.flatMap((text) => text.split('\n'));

    expect(lines.filter((line) => line === '' || line !== line.trim())).toEqual([]);
    expect(lines.filter((line) => /[<>\t]|\s{2}|&\w+;|\*\*|https?:|www\./.test(line))).toEqual([]);
  });
});

describe('the starter images', () => {
  const files = readdirSync(images).filter((name) => name.endsWith('.webp'));

  it('are each used by one question, and none is missing or unused', () => {
    expect(pictures.toSorted()).toEqual(files.toSorted());
  });

  it('have their SVG sources beside them', () => {
    const drawings = readdirSync(new URL('source/', images));

    expect(drawings.toSorted()).toEqual(
      files.map((name) => name.replace('.webp', '.svg')).toSorted(),
    );
  });

  it.each(files)('%s is a WebP of at most 1000 px and 40 KB', async (name) => {
    const bytes = readFileSync(new URL(name, images));
    const { format, width, height } = await sharp(bytes).metadata();

    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeLessThanOrEqual(1000);
    expect(bytes.byteLength).toBeLessThan(40 * 1024);
  });
});

describe('the sample phrasings', () => {
  it('cover every question of the starter tree and nothing else', () => {
    const named = new Set(phrasings.map(({ faqId }) => faqId));

    expect([...named].toSorted((a, b) => a - b)).toEqual(
      faqs.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });

  it('are at least 140, each of one to eight words and listed once', () => {
    const typed = phrasings.map((phrasing) => phrasing.typed);

    expect(typed.length).toBeGreaterThanOrEqual(140);
    expect(new Set(typed).size).toBe(typed.length);
    expect(typed.filter((words) => words.split(' ').length > 8)).toEqual([]);
  });
});

function place(branch: readonly StarterFaq[], level: number): Placed[] {
  return branch.flatMap((faq) => [{ faq, level }, ...place(faq.children ?? [], level + 1)]);
}
