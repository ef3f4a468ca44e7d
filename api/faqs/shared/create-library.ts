import type { Change } from '../../audit-log/audited-database.ts';
import type { SharedLibrary } from '../../contract/faqs/shared-faqs.ts';
import { messages } from '../../copy/messages.ts';
import { lastEditColumns } from '../../db/edit-row.ts';
import { websites } from '../../db/schema.ts';
import { findLibraryId } from './library.ts';
import { describeLibrary } from './list-shared.ts';

/** Creates the library, unless it exists. */
export async function createLibrary(change: Change): Promise<SharedLibrary> {
  const { tx, by } = change;
  if ((await findLibraryId(tx)) !== undefined) {
    change.nothingToWrite();
    return await describeLibrary(tx);
  }
  const [row] = await tx
    .insert(websites)
    .values({
      name: messages.sharedFaqs,
      livechatLink: '',
      serverIp: '',
      isLibrary: true,
      ...lastEditColumns(by.username),
    })
    .returning();
  if (row === undefined) throw new Error('The database returned no new row.');
  await change.record({
    action: 'create',
    entity: 'website',
    entityId: row.id,
    websiteId: row.id,
    label: row.name,
    after: { name: row.name },
  });
  return { id: row.id, faqs: 0 };
}
