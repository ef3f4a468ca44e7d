import { describe, expect, it } from 'vitest';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { chunked, sendHeldBack } from '../held-back.ts';
import { createMachineApi } from './machine-api.ts';

async function createWriter() {
  const { api } = await createFaqWriter();
  const world = await createMachineApi(api);
  return { ...world, ...(await world.add()) };
}

describe('a FAQ as JSON', () => {
  it('has the names of the form, and what is left out of an edit stays', async () => {
    const { send } = await createWriter();
    const parent = await send('POST', '/api/faqs', { question: 'Induk?', website_id: 1 });
    expect(parent.status).toBe(201);
    const child = await send('POST', '/api/faqs', {
      question: ' Anak? ',
      answer: 'Baris.\r\nDua.',
      keywords: ['depo', 'setor'],
      wordings: ['depo belum masuk'],
      website_id: 1,
      parent_id: parent.json.id,
    });
    const path = `/api/faqs/${child.json.id}`;
    const stored = { question: 'Anak?', answer: 'Baris.\nDua.', parent_id: parent.json.id };
    const lists = { keywords: ['depo', 'setor'], wordings: ['depo belum masuk'] };
    const read = async () => (await send('GET', `${path}?include=wordings`)).json;
    expect(await read()).toMatchObject({ ...stored, ...lists, depth: 1 });

    const edit = { question: 'Anak baru?', answer: null, website_id: 1, parent_id: null };
    expect((await send('PUT', path, { ...edit, version: 1 })).status).toBe(200);
    expect(await read()).toMatchObject({ ...edit, ...lists, version: 2 });
    expect((await send('PUT', path, { ...edit, version: 1 })).json).toMatchObject({
      code: 'version-conflict',
      current: { version: 2 },
    });
    await send('PUT', path, { ...edit, keywords: [] });
    expect(await read()).toMatchObject({ keywords: [], wordings: lists.wordings });
  });

  it.each<[string, object, string[] | undefined]>([
    ['no question', { website_id: 1 }, ['question']],
    ['ids as texts', { question: 'A?', website_id: '1' }, ['website_id']],
    ['a list that is a text', { question: 'A?', website_id: 1, keywords: 'a' }, ['keywords']],
    ['a character that cannot be stored', { question: 'A\0?', website_id: 1 }, ['question']],
    ['a field that does not exist', { question: 'A?', website_id: 1, image: 'x' }, undefined],
    ['a list in place of an object', [], undefined],
  ])('is refused with %s', async (_, json, fields) => {
    const { send } = await createWriter();
    const refused = await send('POST', '/api/faqs', json);
    expect(refused.status).toBe(400);
    expect(refused.json.fields && Object.keys(refused.json.fields)).toEqual(fields);
  });

  it('takes no place of an upload, also when it is sent in chunks', async () => {
    const { api, token } = await createWriter();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let waiting = 0;
    const meanwhile = async () => {
      waiting += 1;
      if (waiting === 7) release();
      await held;
    };
    const send = async () => {
      const { status } = await sendHeldBack(
        api,
        { method: 'POST', path: '/api/faqs' },
        {
          headers: { Authorization: `Bearer ${token}` },
          framing: chunked,
          json: { question: 'A?', website_id: 1 },
          meanwhile,
        },
      );
      release();
      return status;
    };
    expect(await Promise.all(Array.from({ length: 7 }, send))).toEqual(Array(7).fill(201));
  });

  it('is for programs only, and not larger than a form', async () => {
    const { api, cookie, send, call } = await createWriter();
    const json = { question: 'A?', website_id: 1 };
    const ofPerson = await api.call('/api/faqs', { method: 'POST', cookie, json });
    expect(ofPerson.status).toBe(400);
    const unnamed = { method: 'POST', body: new URLSearchParams(JSON.stringify(json)) };
    const refused = await (await call('/api/faqs', unnamed)).json();
    expect(refused.message).toContain('Content-Type: application/json');
    const large = { ...json, answer: 'a'.repeat(70_000) };
    expect((await send('POST', '/api/faqs', large)).json.code).toBe('too-large');
  });
});

describe('a read', () => {
  it('has what visitors typed and the notes of the team only if asked', async () => {
    const { api, cookie, send } = await createWriter();
    await send('POST', '/api/faqs', { question: 'A?', wordings: ['depo blm'], website_id: 1 });
    const path = (await send('GET', '/api/faqs/1/10/1')).json.map(
      ({ id }: { id: number }) => `/api/faqs/${id}`,
    )[0];
    const form = faqForm({ question: 'A?', note: 'Tanya Budi' });
    expect((await api.call(path, { method: 'PUT', cookie, body: form })).status).toBe(200);
    await api.call('/api/websites/1/settings', {
      method: 'PUT',
      cookie,
      json: { publishing: 'draft' },
    });
    await send('PUT', path, { question: 'B?', answer: null, website_id: 1, parent_id: null });
    const reads = [path, '/api/faqs/1/10/1', '/api/faqs/1/changes'];
    const read = async (at: string, query: string) =>
      JSON.stringify((await send('GET', at + query)).json);
    for (const at of reads) {
      expect(await read(at, '')).not.toMatch(/depo blm|Tanya Budi|"wordings"|note"/);
      expect(await read(at, '?include=wordings,notes')).toContain('depo blm');
    }
    expect(await read(path, '?include=notes')).toContain('Tanya Budi');
    expect((await send('GET', `${path}?include=apa`)).json.fields).toHaveProperty(['include.0']);
    // The row of a conflict is a read, too. People get all.
    const old = { question: 'C?', answer: null, website_id: 1, parent_id: null, version: 1 };
    const { current } = (await send('PUT', path, old)).json;
    expect(current).toMatchObject({ question: 'B?' });
    expect(current).not.toHaveProperty('note');
    const ofPerson = await api.call(`${path}?version=1`, { method: 'DELETE', cookie });
    expect((await ofPerson.json()).current).toMatchObject({ note: 'Tanya Budi' });
  });
});

describe('a list', () => {
  it('says its total and where its next page is', async () => {
    const { send, call } = await createWriter();
    for (const question of ['A?', 'B?', 'C?'])
      await send('POST', '/api/faqs', { question, website_id: 1 });
    const page = async (path: string) => {
      const { headers } = await call(path);
      return [headers.get('total-count'), headers.get('link')];
    };
    expect(await page('/api/faqs/1/2/1')).toEqual(['3', '</api/faqs/1/2/2>; rel="next"']);
    expect(await page('/api/faqs/1/2/2')).toEqual(['3', null]);
    const ofSearch = '</api/faqs/1/2/2?sort=question-asc>; rel="next"';
    expect((await page('/api/faqs/1/2/1?sort=question-asc'))[1]).toBe(ofSearch);
  });
});

describe('a file', () => {
  const question = {
    question: 'Deposit?',
    answer: 'Satu hari.',
    keywords: ['depo'],
    wordings: ['depo blm masuk'],
    website_id: 1,
  };

  it.each(['csv', 'json'])('in %s has what visitors typed only if asked', async (format) => {
    const { send, call } = await createWriter();
    await send('POST', '/api/faqs', question);
    const read = async (query = '') =>
      await (await call(`/api/faqs/1/export?format=${format}${query}`)).text();
    expect(await read()).toContain('Satu hari.');
    expect(await read()).not.toMatch(/blm masuk|wordings|tests/);
    expect(await read('&include=wordings')).toContain('depo blm masuk');
  });

  it.each(['xlsx', 'zip'])('is none in %s', async (format) => {
    const { send } = await createWriter();
    expect(await send('GET', `/api/faqs/1/export?format=${format}`)).toMatchObject({
      status: 400,
      json: { fields: { format: expect.any(String) } },
    });
  });

  it.each(['csv', 'json'])('in %s changes nothing when it comes back', async (format) => {
    const { send, call } = await createWriter();
    const { json } = await send('POST', '/api/faqs', question);
    const text = await (await call(`/api/faqs/1/export?format=${format}`)).text();
    const importAs = async (mode: string, query = '', content = text) => {
      const body = new FormData();
      body.set('mode', mode);
      body.set('file', new File([content], `faq.${format}`));
      return await send('POST', `/api/faqs/1/import${query}`, undefined, { body });
    };
    expect((await importAs('append')).json).toMatchObject({ changed: 0, unchanged: 1, faults: [] });
    const changed = text.replace('Satu hari.', 'Dua hari.');
    const dry = await importAs('append', '?dry_run=true', changed);
    expect(dry.json).toMatchObject({ changed: 1, lines: [{ parts: ['answer'] }], undo_id: null });
    expect((await importAs('append', '', changed)).json).toMatchObject({ changed: 1 });
    const stored = await send('GET', `/api/faqs/${json.id}?include=wordings`);
    expect(stored.json).toMatchObject({ answer: 'Dua hari.', wordings: question.wordings });
    for (const query of ['', '?dry_run=true'])
      expect(await importAs('replace', query)).toMatchObject({
        status: 400,
        json: { fields: { mode: expect.any(String) } },
      });
  });

  it.each(['/api/faqs/1/tree', '/api/faqs/1/export?format=json'])(
    'of %s is sent again only after a change',
    async (path) => {
      const { send, call } = await createWriter();
      await send('POST', '/api/faqs', question);
      const etag = (await call(path)).headers.get('etag') ?? '';
      const again = (encoding: string) =>
        call(path, { headers: { 'If-None-Match': etag, 'Accept-Encoding': encoding } });
      for (const encoding of ['identity', 'gzip']) {
        const { status, headers } = await again(encoding);
        expect([status, headers.get('cache-control')]).toEqual([304, 'no-store']);
        // A job that is always answered 304 must learn that its token ends.
        for (const name of ['token-expires-on', 'ratelimit', 'ratelimit-policy'])
          expect(headers.get(name)).toBeTruthy();
      }
      await send('POST', '/api/faqs', { ...question, question: 'Lain?' });
      expect((await again('identity')).status).toBe(200);
    },
  );
});
