/** The headers of a response that a browser saves as a file. `name` comes from `plainName`. */
export function fileHeaders(name: string, contentType: string): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
}

/**
 * A website's name for a file name, with only characters that never need escaping; its id if the name has no such
 * characters.
 */
export function plainName({ id, name }: { id: number; name: string }): string {
  const words = name.normalize('NFKD').split(/[^A-Za-z0-9]/);
  const plain = words
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase();
  return plain.slice(0, 50) || `${id}`;
}
