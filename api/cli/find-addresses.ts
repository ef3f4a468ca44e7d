import { Parser } from 'htmlparser2';

const linking = ['href', 'src', 'content'];
/** Fields with the file name of an image. */
const imageFields = ['image', 'avatar'];

/**
 * The addresses of a server that a response needs, as path and query.
 *
 * @param origins those of the server.
 */
export function findAddresses(body: Buffer, type: string, origins: readonly string[]): string[] {
  if (type.startsWith('application/json')) return findImages(JSON.parse(body.toString()));
  if (!type.startsWith('text/html')) return [];
  const found: string[] = [];
  const parser = new Parser({
    onopentag(_, attributes) {
      for (const name of linking) found.push(...findPath(attributes[name], origins));
    },
  });
  parser.end(body.toString());
  return found;
}

/** Only whole addresses: the words of a description are no relative ones. */
function findPath(text: string | undefined, origins: readonly string[]): string[] {
  if (text === undefined || !/^(\/(?!\/)|https?:)/.test(text) || !URL.canParse(text, origins[0]))
    return [];
  const { origin, pathname, search } = new URL(text, origins[0]);
  return origins.includes(origin) ? [pathname + search] : [];
}

function findImages(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([name, part]) => {
    if (typeof part === 'object') return findImages(part);
    return imageFields.includes(name) && typeof part === 'string' ? [`/faqs/image/${part}`] : [];
  });
}
