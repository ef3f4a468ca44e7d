import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const adminIp = '10.0.0.1';

/** The header with the client's address from a trusted proxy. The gate accepts only whitelisted addresses. */
export const fromAdminIp = { 'X-Forwarded-For': adminIp };

/** Adds the address to the whitelist, with the command of the built package in `root`. */
export function whitelistAdminIp(root: string, dataDir: string): void {
  execFileSync(
    process.execPath,
    [join(root, 'dist/api/cli/main.js'), 'whitelist', 'add', adminIp],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    },
  );
}
