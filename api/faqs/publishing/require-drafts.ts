import { and, eq, inArray } from 'drizzle-orm';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { withBot } from '../../db/has-website.ts';
import { scheduledReleases, websites } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import type { Affected } from '../../response-cache/find-affected.ts';

/**
 * @param written all websites that were written, and `outdated` those whose visitors read it at once.
 * @param mayName whether a website is one of the program's. Others show the library: their names are not for it.
 * @throws ApiError 403 when visitors read the write, or will without a person who reads it before. The library alone has no
 *   visitors.
 */
export async function requireDrafts(
  db: Reader,
  { written, outdated }: Affected,
  mayName: (websiteId: number) => boolean,
): Promise<void> {
  const { id, name } = websites;
  const isOutdated = outdated === 'all' ? withBot : and(withBot, inArray(id, [...outdated]));
  const [direct] = await db.select({ id, name }).from(websites).where(isOutdated).limit(1);
  if (direct) throw refusal(messages.machineMayNotPublish, direct);
  // A schedule publishes the draft as it is then.
  const [scheduled] = await db
    .select({ id, name })
    .from(scheduledReleases)
    .innerJoin(websites, eq(id, scheduledReleases.websiteId))
    .where(inArray(id, [...written]))
    .limit(1);
  if (scheduled) throw refusal(messages.machineMayNotJoinSchedule, scheduled);

  function refusal(toMessage: (website?: string) => string, { id, name }: typeof direct & object) {
    const message = toMessage(mayName(id) ? name : undefined);
    return new ApiError(403, message, undefined, 'publishing-not-allowed');
  }
}
