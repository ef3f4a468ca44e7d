// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildScript } from './build-script.ts';

/** Bytes of the gzipped script that a visitor's phone has to fetch. */
const budget = 46 * 1024;
/** More in the script of the phone page, which copies and shares answers. */
const phonePageBudget = 1024;

let files: readonly string[];
let script: string;

beforeAll(() => {
  ({ files, script } = buildScript());
});

describe('the script', () => {
  it('is one file, with its descriptions beside it', () => {
    expect([...files].sort()).toEqual([
      'custom-elements.json',
      'faq-chatbot.d.ts',
      'faq-chatbot.js',
    ]);
  });

  it('stays within its budget', () => {
    expect(weight(script)).toBeLessThanOrEqual(budget);
  });

  it('leaves the buttons below an answer to the script of the phone page', () => {
    const ofPhonePage = buildScript('page').script;
    for (const trace of ['answer-actions', 'Bagikan']) {
      expect(script).not.toContain(trace);
      expect(ofPhonePage).toContain(trace);
    }
    expect(weight(ofPhonePage)).toBeLessThanOrEqual(budget + phonePageBudget);
  });

  it('starts with a comment that makes Chromium compile it on another thread', () => {
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  });

  it('uses nothing that a page may lack or a policy may forbid', () => {
    const forbidden = /\bprocess\.env\b|\brequire\(|\bimport\b|\beval\(|new Function\(/;
    expect(script.match(forbidden)?.[0]).toBeUndefined();
  });

  it.each([
    'ZodError',
    'drizzle',
    'hono',
    'react.transitional.element',
    'Website yang pertanyaannya',
  ])('does not contain %s', (trace) => {
    expect(script.includes(trace)).toBe(false);
  });

  it.each(['{{public-url}}', '{{bot}}', '{{build}}'])(
    'has one place where the server writes %s',
    (place) => {
      expect(script.split(place)).toHaveLength(2);
    },
  );

  it('contains the styles', () => {
    expect(script.includes('overscroll-behavior')).toBe(true);
  });
});

function weight(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
