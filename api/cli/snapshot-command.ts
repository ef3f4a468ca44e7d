import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseId } from '../http/validation.ts';
import { CommandError, type DatabaseCommand, UsageError } from './command.ts';

/** Writes what visitors of a website read as plain files. */
export const snapshotCommand: DatabaseCommand = {
  summary: 'writes what visitors read as files that need no server',
  help: `Usage: tanya-kami snapshot --website ID FOLDER

Writes the bot's script with its settings, the phone page, the questions, the search's words, the images and, if it is on,
the help page of a website into a new or empty FOLDER. Every bot and every help page there says when it was made.

Any web server or CDN can serve the folder from the root of a host, if it opens index.html for a folder. It is for small
sites without a server, and for the day when ours is down. It does not check tickets, count anything, keep rules about who
may embed the bot, or have announcements. Absolute addresses in it come from PUBLIC_URL. Set DATA_DIR to the folder of the
database; a server may be running.`,

  async run(db, args, { PUBLIC_URL } = {}) {
    const [flag, text = '', folder, ...others] = args;
    const websiteId = parseId(text);
    if (flag !== '--website' || websiteId === undefined || !folder || others.length > 0)
      throw new UsageError('A snapshot takes --website with a number, and one folder.');
    const to = resolve(folder);
    if (existsSync(to) && readdirSync(to).length > 0)
      throw new CommandError(`${to} is not empty, and was not changed.`);
    // The server's modules are loaded for this command only.
    const { writeSnapshot } = await import('./write-snapshot.ts');
    const files = await writeSnapshot(db, { websiteId, folder: to, publicOrigin: PUBLIC_URL });
    return `${files} files are in ${to}.`;
  },
};
