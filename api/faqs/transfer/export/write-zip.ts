import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import yazl from 'yazl';
import type { FaqFile } from '../../../contract/faqs/faq-transfer.ts';
import type { Reader } from '../../../db/database.ts';
import { images } from '../../../db/schema.ts';

/** A ZIP of a CSV and its images. Each image is read from the database only when it is written. */
export function writeZip(db: Reader, csv: string, rows: FaqFile['faqs']): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  zip.addBuffer(Buffer.from(csv), 'faq.csv');
  for (const name of new Set(rows.flatMap(({ image }) => image ?? []))) {
    // WebP is compressed already.
    zip.addReadStreamLazy(`images/${name}`, { compress: false }, (done) => {
      readImage(db, name).then(
        (content) => done(null, Readable.from([content], { objectMode: false })),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

async function readImage(db: Reader, name: string): Promise<Buffer> {
  const [image] = await db
    .select({ content: images.content })
    .from(images)
    .where(eq(images.name, name));
  if (image === undefined) throw new Error(`The image ${name} was deleted during the export.`);
  return image.content;
}
