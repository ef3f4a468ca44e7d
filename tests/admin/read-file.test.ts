import { expect, it, vi } from 'vitest';
import { ApiError, readResponse } from '../../admin/data/api-client.ts';
import { readFile } from '../../admin/data/forms/read-file.ts';
import { uploadFetch } from '../../admin/data/forms/upload-fetch.ts';

const changed =
  'Berkas ini berubah sesudah dipilih, atau tidak dapat dibaca lagi. Pilih lagi berkasnya.';

/** A file whose size the browser knows from when it was chosen. */
function fileWith(read: () => Promise<ArrayBuffer>): File {
  const file = new File(['12345'], 'faq.csv', { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: read });
}

it('reads a file into memory', async () => {
  const copy = await readFile('file', new File(['question'], 'faq.csv', { type: 'text/csv' }));
  expect([copy.name, copy.type, await copy.text()]).toEqual(['faq.csv', 'text/csv', 'question']);
});

it.each([
  [
    'that the browser refuses to read',
    async () => Promise.reject(new DOMException('', 'AbortError')),
  ],
  ['that has another size now', async () => new ArrayBuffer(9)],
])('does not blame the connection for a file %s', async (_name, read) => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const body = new FormData();
  body.set('mode', 'append');
  body.set('file', fileWith(read));
  const upload = uploadFetch(() => {})('https://faq.example/import', { method: 'POST', body });
  const error = await readResponse(upload as never).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: changed, fields: { file: changed } });
  expect(send).not.toHaveBeenCalled();
});
