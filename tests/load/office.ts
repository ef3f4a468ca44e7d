import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const officeIp = '10.0.0.1';

/** Behind a trusted proxy a call has the address that it names, and the back-office is open to the listed ones alone. */
export const fromOffice = { 'X-Forwarded-For': officeIp };

/** Puts the office on the whitelist, with the command of the package built in `root`. */
export function listOffice(root: string, dataDir: string): void {
  execFileSync(process.execPath, [join(root, 'dist/api/cli/whitelist.js'), 'add', officeIp], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
}
