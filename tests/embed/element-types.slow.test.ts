// @vitest-environment node
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { elementTypes } from '../../build/element-types.ts';
import { repositoryRoot } from '../../build/repository-root.ts';

const reactPage = `
  import type { FaqChatbotElement } from './faq-chatbot';
  import { useRef } from 'react';
  export function Page() {
    const bot = useRef<FaqChatbotElement>(null);
    return (
      <main>
        <button type="button" onClick={() => bot.current?.open({ faqId: 12 })}>Tanya</button>
        <faq-chatbot ref={bot} website-id={2} theme="dark" lang="en" className="bot" key="bot"
          onfaq-open={(event) => console.log(event.detail.websiteId.toFixed())} />
      </main>
    );
  }`;

const vueTemplate = `
  import './faq-chatbot';
  import type { GlobalComponents } from 'vue';
  type Props = InstanceType<GlobalComponents['faq-chatbot']>['$props'];
  export const props: Props = {
    'website-id': 2, theme: 'dark', class: 'bot',
    onFaqQuestion: (event) => console.log(event.detail.question.length),
  };`;

const plainPage = `
  import './faq-chatbot';
  const bot = document.createElement('faq-chatbot');
  bot.websiteId = '2';
  bot.open({ faqId: 12 });
  bot.addEventListener('faq-check', ({ detail }) => detail.kind === 'deposit' && detail.outcome === 'found');
  document.querySelector('faq-chatbot')?.toggle();
  document.addEventListener('faq-handover', (event) => event.detail.outcome === 'started');
  window.addEventListener('faq-question', (event) => event.detail.question.length);`;

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Compiles the files as a site owner would, and returns what the compiler reports. */
function compile(files: Readonly<Record<string, string>>, { hasPackages = true } = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'faq-chatbot-types-'));
  folders.push(folder);
  if (hasPackages) symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
  };
  const sources = { 'faq-chatbot.d.ts': elementTypes(), ...files };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(sources) }),
  );
  try {
    execFileSync(join(repositoryRoot, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'pipe' });
    return [];
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
      .trim()
      .split('\n')
      .filter((line) => line.includes(': error '));
  }
}

describe('the typed element', () => {
  it('compiles in a React 19 page, a Vue 3 template and plain TypeScript', () => {
    const files = { 'react.tsx': reactPage, 'vue.ts': vueTemplate, 'plain.ts': plainPage };
    expect(compile(files)).toEqual([]);
  });

  it('compiles in a project that has neither React nor Vue', () => {
    expect(compile({ 'plain.ts': plainPage }, { hasPackages: false })).toEqual([]);
  });

  it('finds errors in all of them', () => {
    const wrong = [
      ['react', 'tsx', reactPage, 'theme="dark"', 'theme="pink"', '"pink"'],
      ['react', 'tsx', reactPage, 'detail.websiteId', 'detail.nothing', "'nothing'"],
      ['react', 'tsx', reactPage, 'faqId: 12', 'faqId: "12"', "'string'"],
      ['vue', 'ts', vueTemplate, "'dark'", "'pink'", '"pink"'],
      ['vue', 'ts', vueTemplate, 'detail.question', 'detail.nothing', "'nothing'"],
      ['plain', 'ts', plainPage, 'detail.outcome', 'detail.nothing', "'nothing'"],
      ['plain', 'ts', plainPage, "'deposit'", "'deposito'", '"deposito"'],
      ['plain', 'ts', plainPage, "websiteId = '2'", "websiteId = 'two'", '"two"'],
      ['plain', 'ts', plainPage, 'bot.open', 'bot.opened', "'opened'"],
    ].map(([name, type, page = '', right = '', wrong = '', reported], index) => ({
      file: `${name}-${index}.${type}`,
      page: page.replace(right, wrong),
      reported,
    }));
    const errors = compile(Object.fromEntries(wrong.map(({ file, page }) => [file, page])));
    for (const { file, reported } of wrong) {
      expect(errors.filter((error) => error.includes(file))).toEqual([
        expect.stringContaining(reported ?? ''),
      ]);
    }
    expect(errors).toHaveLength(wrong.length);
  });
});
