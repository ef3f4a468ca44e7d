import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const adminIp = '10.0.0.1';

/** Behind a trusted proxy the client's address is the one in this header. Only whitelisted addresses pass the gate. */
export const fromAdminIp = { 'X-Forwarded-For': adminIp };

/** Adds the address to the whitelist, with the command of the package built in `root`. */
export function whitelistAdminIp(root: string, dataDir: string): void {
  execFileSync(
    process.execPath,
    [join(root, 'dist/api/cli/main.js'), 'whitelist', 'add', adminIp],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    },
  );
}
