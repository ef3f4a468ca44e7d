import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createGracefulStop } from '../../api/operations/graceful-stop.ts';

it('refuses calls while it stops, with the headers of every answer', async () => {
  const gracefully = createGracefulStop(() => new Response('yes'), { 'X-Policy': 'inert' });
  expect((await gracefully.answer()).status).toBe(200);
  const server = createServer().listen(0);
  await gracefully.stop(server);
  const answer = await gracefully.answer();
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-policy': 'inert',
    'cache-control': 'no-store',
    'retry-after': '5',
    connection: 'close',
  });
  expect(await answer.json()).toEqual({
    message: 'Server sedang dimulai ulang. Coba lagi beberapa saat lagi.',
  });
});
