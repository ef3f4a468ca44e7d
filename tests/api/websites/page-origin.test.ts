import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageHeader, readInstallRequest } from '../../../api/embedding/install-request.ts';
import { cutPath, normalizeOrigin } from '../../../api/embedding/page-origin.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.constantFrom('http://', 'HTTPS://', 'ftp://', '//'), fc.string())
    .map((it) => it.join('')),
);

describe('the origin of a page', () => {
  it('is the origin of a web page as browsers send it, or undefined, whatever is sent', () => {
    fc.assert(
      fc.property(anyText, (sent) => {
        const origin = normalizeOrigin(cutPath(sent));
        if (origin === undefined) return;
        expect(origin).toMatch(/^https?:\/\/[a-z\d._[\]:-]+$/);
        expect(origin.length).toBeLessThan(280);
        expect(new URL(origin).origin).toBe(origin);
        expect(normalizeOrigin(cutPath(origin))).toBe(origin);
      }),
    );
  });

  it('contains no part of the path', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        expect(normalizeOrigin(cutPath(address))).toBe(new URL(address).origin);
      }),
    );
  });

  it.each([
    ['https://TOKO.example:443/a', 'https://toko.example'],
    ['http://toko.example:8080/', 'http://toko.example:8080'],
    ['https://tokó.example/', 'https://xn--tok-ina.example'],
    ['http://[::1]:3000/a', 'http://[::1]:3000'],
    ['http://localhost:5173/', 'http://localhost:5173'],
    ['http://192.168.1.9/', 'http://192.168.1.9'],
  ])('of %s is %s', (address, origin) => {
    expect(normalizeOrigin(cutPath(address))).toBe(origin);
  });
});

describe('the installation details in a request', () => {
  it('are limited in length, or undefined, for any address', () => {
    const address = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.nat(), fc.string(), fc.string())
        .map(([id, build, tags]) => `/faqs/${id}?build=${build}&tags=${tags}&old=1`),
      fc.string().map((website) => `/faq-chatbot.js?website=${website}`),
    );
    fc.assert(
      fc.property(address, (it) => {
        if (pageHeader(it) === undefined) return;
        const request = readInstallRequest(it, '0a');
        if (request === undefined) return;
        expect(request.websiteId).toBeGreaterThan(0);
        expect(request.tag?.count ?? 1).toBeGreaterThan(0);
        expect(request.tag?.count ?? 1).toBeLessThan(100);
        expect(request.build).toMatch(/^[\w-]{0,64}$/);
      }),
    );
  });

  it.each(['/faqs/1/words', '/faqs/image/a.webp', '/faq-chatbot.js', '/faq-chatbot.0a.js', '/'])(
    'are undefined for %s',
    (address) => {
      expect(pageHeader(address)).toBeUndefined();
    },
  );
});
