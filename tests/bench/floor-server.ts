import { createServer } from 'node:http';

/**
 * The floor: bare node:http that answers every request with the bytes it was started with, as base64 in argv, and the
 * headers in the argument after that, as JSON. Prints its port.
 */
const [body = '', headers = '{}'] = process.argv.slice(2);
const bytes = Buffer.from(body, 'base64');
const parsed = JSON.parse(headers) as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(200, parsed);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
