// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../docs/read.ts';

const html = read('embed/mobilefaq.html');

it('is the bot in page mode, for the website that the server inserts', () => {
  expect(html).toContain('<faq-chatbot mode="page" website-id="{{website-id}}"></faq-chatbot>');
  expect(html).toContain('<script src="{{script}}" async></script>');
});

it('preloads the questions and the settings while the script loads', () => {
  expect(html).toContain('<link rel="preload" href="/faqs/{{website-id}}" as="fetch" crossorigin');
  expect(html).toContain('href="/websites/{{website-id}}/bot" as="fetch" crossorigin');
});

it('contains nothing inline, which its content security policy forbids', () => {
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  expect(html.match(/<script\b[^>]*>[^<]+/)).toBeNull();
});

it('is made for phones, in Indonesian', () => {
  expect(html).toContain('<html lang="id">');
  expect(html).toContain('<title>Live Chat Bot - Tanya Kami</title>');
  expect(html).toContain('content="width=device-width, initial-scale=1, viewport-fit=cover"');
});
