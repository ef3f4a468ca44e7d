import yazl from 'yazl';

/** Creates a ZIP with these files. */
export async function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<yazl.Options> = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, options);
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
