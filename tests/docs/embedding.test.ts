import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recognizeLivechat, vendorNames } from '../../api/contract/bot/livechat-vendors.ts';
import {
  newestOriginsKept,
  newOriginsPerSender,
  originRequestsMax,
  originsPerWebsiteMax,
  refusedOriginsKept,
} from '../../api/embedding/origin-limits.ts';
import { vendorOf } from '../../widget/adapters/live-agent/vendor-of.ts';
import { firefoxTests, slowFirefoxTests } from '../browser/firefox-tests.ts';

const root = new URL('../..', import.meta.url).pathname;
const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

describe('the table of problems', () => {
  it('names for each problem a test that exists', () => {
    expect(rows.length).toBeGreaterThan(33);
    for (const row of rows) {
      const named = [...row.matchAll(/`([a-z/-]+\.spec\.ts)`: “([^”]+)”/g)];
      expect(named.length, row).toBeGreaterThan(0);
      for (const [, file = '', title = ''] of named) {
        const path = file.includes('/') ? file : `embed/${file}`;
        expect(readFileSync(join(root, 'tests/browser', path), 'utf8')).toMatch(
          new RegExp(`test(?:\\.step)?\\(\\s*['"\`]${escapePattern(title)}['"\`]`),
        );
      }
    }
  });

  it('names the tests that Firefox runs', () => {
    for (const [command, tests] of [
      ['npm test', firefoxTests],
      ['npm run test:slow', slowFirefoxTests],
    ]) {
      const list = text.split(`In \`${command}\`, Firefox runs `)[1]?.split('.')[0] ?? '';
      const named = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
      expect(named).toEqual(tests);
    }
  });

  it('names the test that also runs on React', () => {
    const config = readFileSync(join(root, 'tests/browser/playwright.config.ts'), 'utf8');
    const [, name] = /name: 'react', testMatch: '([\w-]+)\.spec\.ts'/.exec(config) ?? [];
    expect(text).toContain(`\`npm run test:slow\` runs \`${name}\` also on React`);
  });
});

it('states which events the bot gets from each vendor', () => {
  const links = [
    'https://tawk.to/chat/abc/default',
    'https://direct.lc.chat/123',
    'https://go.crisp.chat/chat/embed/?website_id=e93e073a-1f69-4cbc-8934-f9e1611e65bb',
  ];
  expect(links).toHaveLength(Object.keys(vendorNames).length);
  for (const link of links) {
    const found = recognizeLivechat(link);
    const vendor = found && vendorOf(found);
    if (!found?.vendor || !vendor) throw new Error(`${link} is of no vendor.`);
    const { started, minimised, ended, end } = vendor.capabilities;
    const row = text
      .split('\n')
      .find((line) => line.startsWith(`| ${vendorNames[found.vendor]} |`));
    expect(row).toContain(`| ${started} | ${minimised} | ${ended} | ${end} |`);
  }
});

it('names the files that describe the element', () => {
  for (const file of ['faq-chatbot.d.ts', 'custom-elements.json'])
    expect(text).toContain(`https://HOST/${file}`);
});

function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

it('states the limits of the list of installations', () => {
  const plain = text.replace(/\s+/g, ' ');
  for (const sentence of [
    `at most ${newOriginsPerSender} new origins an hour`,
    `at most ${originsPerWebsiteMax} origins beside its links: the ${newestOriginsKept} that were added last, the ${refusedOriginsKept} that were refused last`,
    `up to ${originRequestsMax.toLocaleString('en')} different requests are kept`,
  ])
    expect(plain).toContain(sentence);
});
