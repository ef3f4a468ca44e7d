import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { readForm, Upload } from '../../../api/images/read-form.ts';

vi.mock(import('../../../api/images/upload-limits.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  uploadMaxDelayMs: 400 as 12_000,
}));

const boundary = 'batas';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** Creates a request whose body consists of these chunks. Each is removed and sent after the pause. */
function requestOf(chunks: Uint8Array[], pauseMs = 0): Request {
  const body = new ReadableStream({
    async pull(controller) {
      await setTimeout(pauseMs);
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return new Request('http://x', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

it('uses no more memory for a file than its body has bytes', async () => {
  const body = Buffer.from(`${head}${'x'.repeat(1000)}${end}`);
  const form = await readForm(requestOf([body]), { fileField: 'image', bodyBytes: body.length });
  const { content } = form.image as Upload;
  expect(form.image).toBeInstanceOf(Upload);
  expect(content.toString()).toBe('x'.repeat(1000));
  expect(content.buffer.byteLength).toBeLessThanOrEqual(body.length);
});

it('refuses a body that arrives byte by byte', async () => {
  const bytes = Array.from({ length: 200 }, () => Buffer.from('-'));
  const form = readForm(requestOf(bytes, 50), { fileField: 'image', mustKeepPace: true });
  await expect(form).rejects.toMatchObject({ status: 408 });
  // 80 of them take 4 s.
  expect(bytes.length).toBeGreaterThan(120);
});

it('accepts a body at the rate of a bad connection, however long it takes', async () => {
  // The body arrives at 10 KB/s and takes twice the allowed delay.
  const chunks = Array.from({ length: 10 }, () => Buffer.alloc(1_000, 'x'));
  const body = [Buffer.from(head), ...chunks, Buffer.from(end)];
  const form = await readForm(requestOf(body, 100), { fileField: 'image', mustKeepPace: true });
  expect((form.image as Upload).content.length).toBe(10_000);
});
