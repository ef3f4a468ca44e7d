import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The fastest possible server: bare node:http that responds to every request with the same bytes. Its arguments are the
 * status, a file with the body, and the headers as JSON. Prints its port.
 */
const [status = '200', file = '', headers = '{}'] = process.argv.slice(2);
const bytes = readFileSync(file);
const parsed = JSON.parse(headers) as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(Number(status), parsed);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
