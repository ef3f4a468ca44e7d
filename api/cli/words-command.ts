import type { Database } from '../db/database.ts';
import { findWordings, removeWordings } from '../insights/remove-wordings.ts';
import { type DatabaseCommand, UsageError, unknownAction } from './command.ts';

/** Removes words that visitors typed into the search, for somebody who asks for it. */
export const wordsCommand: DatabaseCommand = {
  summary: 'finds and removes words that visitors typed into the search',
  help: `Usage: tanya-kami words remove TEXT [--yes]

  remove TEXT  prints the stored words of searches that contain TEXT, and removes nothing
    --yes      removes them from 'Belum terjawab' and 'Uji pencarian'

Words that an admin assigned to a question ('Kalimat pengunjung') are printed with the number of the question. An admin
removes them there, because visitors' bots load them. Set DATA_DIR to the folder of the database.`,

  async run(db, [action, ...args]) {
    if (action !== 'remove') throw unknownAction(action);
    const [text = '', ...others] = args.filter((arg) => arg !== '--yes');
    if (text.trim() === '' || others.length > 0) throw new UsageError('remove takes one text.');
    return await remove(db, text.trim(), args.includes('--yes'));
  },
};

async function remove(db: Database, text: string, isAgreed: boolean): Promise<string> {
  const removed = isAgreed ? await removeWordings(db, text) : undefined;
  const found = await findWordings(db.read, text);
  const lines = found.map(
    ({ websiteId, words, faqId }) =>
      `website ${websiteId}${faqId === undefined ? '' : `, question ${faqId}`}: ${words}`,
  );
  const summary =
    removed === undefined
      ? `${found.length} found. Nothing was removed: add --yes.`
      : `${removed} removed. An admin removes ${found.length} from the questions above. Backups still contain them.`;
  return [...new Set(lines), summary].join('\n');
}
