// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Bytes of the gzipped script that a visitor's phone has to fetch. */
const budget = 36 * 1024;

// Built here and now, so that no stale build can pass.
const outDir = mkdtempSync(join(tmpdir(), 'faq-chatbot-'));
let script: string;

beforeAll(() => {
  execFileSync(
    'npx',
    ['vite', 'build', '--config', 'vite.widget.config.ts', '--outDir', outDir, '--emptyOutDir'],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  script = readFileSync(join(outDir, 'faq-chatbot.js'), 'utf8');
}, 60_000);

afterAll(() => rmSync(outDir, { recursive: true }));

describe('the script', () => {
  it('is one file', () => {
    expect(readdirSync(outDir)).toEqual(['faq-chatbot.js']);
  });

  it('stays within its budget', () => {
    expect(gzipSync(script, { level: 9 }).byteLength).toBeLessThanOrEqual(budget);
  });

  it('needs nothing that a page or a policy might not have', () => {
    const forbidden = /\bprocess\.env\b|\brequire\(|\bimport\b|\beval\(|new Function\(/;
    expect(script.match(forbidden)?.[0]).toBeUndefined();
  });

  it.each([
    'ZodError',
    'drizzle',
    'hono',
    'react.transitional.element',
    'Website yang pertanyaannya',
  ])('holds no trace of %s', (trace) => {
    expect(script.includes(trace)).toBe(false);
  });

  it('has one place for the address of its server', () => {
    expect(script.split('{{public-url}}')).toHaveLength(2);
  });

  it('holds the styles', () => {
    expect(script.includes('overscroll-behavior')).toBe(true);
  });
});
