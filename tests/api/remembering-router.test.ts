import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { RememberingRouter } from '../../api/http/remembering-router.ts';

it('finds the route and the parameters of each path, again and after many others', async () => {
  const app = new Hono({ router: new RememberingRouter() })
    .get('/faqs/:id', (c) => c.text(`tree ${c.req.param('id')}`))
    .get('/faqs/image/:name', (c) => c.text(`image ${c.req.param('name')}`))
    .post('/faqs/:id', (c) => c.text(`write ${c.req.param('id')}`));
  const send = async (method: string, path: string) =>
    await (await app.request(path, { method })).text();
  for (let round = 0; round < 2; round += 1) {
    for (let id = 0; id < 600; id += 1) expect(await send('GET', `/faqs/${id}`)).toBe(`tree ${id}`);
    expect(await send('POST', '/faqs/599')).toBe('write 599');
    expect(await send('GET', '/faqs/599')).toBe('tree 599');
    expect(await send('GET', '/faqs/image/599')).toBe('image 599');
    expect(await send('GET', '/faqs')).toBe('404 Not Found');
  }
});
