import { expect, it } from 'vitest';
import { responseHeaders } from '../../api/http/response-headers.ts';
import { read } from './read.ts';

const text = read('docs/caching.md');
const headers = responseHeaders({ secure: true });

it.each([
  ['/faqs/{id}`, `/faqs/{id}/words`, `/websites/{id}/livechat', headers.visitors],
  ['/websites/{id}/bot', headers.settings],
  ['/faq-chatbot.js?website={id}', headers.websiteScript],
  ['/faqs/image/{name}', headers.image],
  ['/faq-chatbot.js', headers.script],
  ['/faq-chatbot.{hash}.js`, `/assets/*', headers.hashedScript],
  ['/mobilefaq`, the pages of the back-office', headers.page()],
  ['/bantuan/{id}', headers.helpPage],
  ['/bantuan/{id}/style-{hash}.css', headers.helpStyle],
  ['/faqs/{id}/preview.png', headers.preview],
  ['images for admins, `/api/faqs/image/{name}', headers.privateImage],
  ['calls of the back-office, ticket checks, errors', headers.ticketCheck],
])('the table has the Cache-Control of %s', (address, { 'Cache-Control': value }) => {
  const row = text.split('\n').find((line) => line.includes(`${address.split('`').at(-1)}`));
  expect(row).toContain(`| \`${value}\` |`);
});

it('states the times of the nginx file', () => {
  const config = read('deploy/nginx.conf');
  expect(config).toContain('proxy_cache_valid 200 301 302 404 410 1s;');
  expect(config).toContain('max_size=500m inactive=7d');
  expect(text).toContain('within two seconds');
  expect(text).toContain('at most 500 MB');
  expect(text).toContain('up to seven days');
});

it('nginx caches only responses to visitors', () => {
  const config = read('deploy/nginx.conf');
  const cached = [...config.matchAll(/location ~ (\S+) \{([^}]+)\}/g)].filter(([, , inside]) =>
    inside?.includes('proxy_cache tanya_kami_reads;'),
  );
  expect(cached).toHaveLength(2);
  expect(config.match(/proxy_cache tanya_kami_reads;/g)).toHaveLength(2);
  const isCached = (path: string) =>
    cached.some(([, pattern]) => new RegExp(pattern ?? '').test(path));
  const reads = [
    '/faqs/1',
    '/faqs/1/words',
    '/faqs/image/a-960x552.webp',
    '/websites/12/livechat',
    '/websites/12/bot',
    '/mobilefaq',
    '/bantuan/1',
    '/bantuan/1/12-cara-deposit',
    '/bantuan/1/12-cara-deposit/bagian-2',
    '/faqs/12/preview.png',
    '/websites/1/preview.png',
  ];
  const scripts = ['/faq-chatbot.js', '/faq-chatbot.0123456789abcdef.js'];
  expect([...reads, ...scripts].filter((path) => !isCached(path))).toEqual([]);
  const others = [
    '/',
    '/bantuan-admin',
    '/widget',
    '/whitelist',
    '/ip',
    '/login',
    '/metrics',
    '/assets/a.js',
  ];
  const calls = [
    '/api/faqs/1',
    '/api/preview/faqs/1',
    '/api/faqs/image/a.webp',
    '/api/deposits/history',
    '/websites/1',
  ];
  expect([...others, ...calls].filter(isCached)).toEqual([]);
});
