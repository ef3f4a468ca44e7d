import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const officeIp = '10.0.0.1';

/** Behind a trusted proxy the client's address is the one in this header. Only whitelisted addresses pass the gate. */
export const fromOffice = { 'X-Forwarded-For': officeIp };

/** Adds the address to the whitelist, with the command of the package built in `root`. */
export function listOffice(root: string, dataDir: string): void {
  execFileSync(process.execPath, [join(root, 'dist/api/cli/whitelist.js'), 'add', officeIp], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
}
