import { imageMaxBytes } from '../../api/contract/limits.ts';
import { zipOf } from './zip-of.ts';

/**
 * Creates a ZIP with a table and this many images, each with a wrong checksum. They state that they have 5 MB.
 *
 * @param bytes what an image really has.
 */
export async function damagedImages(count: number, bytes: number): Promise<Buffer> {
  const names = Array.from({ length: count }, (_, at) => `${at}.png`);
  const content = Buffer.alloc(bytes);
  const zip = await zipOf({
    'faq.csv': ['question;image', ...names.map((name) => `${name}?;${name}`)].join('\n'),
    ...Object.fromEntries(names.map((name) => [`images/${name}`, content])),
  });
  const entry = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(entry); at !== -1; at = zip.indexOf(entry, at + 4)) {
    if (zip.toString('latin1', at + 46, at + 53) !== 'images/') continue;
    zip.writeUInt32LE(1, at + 16);
    zip.writeUInt32LE(imageMaxBytes, at + 24);
  }
  return zip;
}
