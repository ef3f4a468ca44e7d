import type { FirstAdmin } from '../auth/create-first-admin.ts';
import type { Env } from '../env.ts';

/** The message at start. It contains the first password once, when the account was created. */
export function startMessage(env: Env, port: number, firstAdmin: FirstAdmin | undefined): string {
  const base = env.PUBLIC_URL ?? `http://${reachableHost(env.HOST)}:${port}`;
  const parts = [
    `Tanya Kami is running.
  Admin   ${base}/
  Widget  ${base}/widget
  Phone   ${base}/mobilefaq`,
  ];
  if (firstAdmin !== undefined) {
    const { username, generatedPassword } = firstAdmin;
    parts.push(`First sign-in, shown this once:
  Username  ${username}
  Password  ${generatedPassword ?? '(the one in ADMIN_PASSWORD)'}`);
    if (generatedPassword)
      parts.push('The password stays in the log of this start: change it after signing in.');
  }
  if (env.CLIENT_IP_SOURCE === 'header') {
    parts.push(`WARNING: CLIENT_IP_SOURCE=header believes the address a page says it has. Anyone who knows a
whitelisted address can pass the IP gate by claiming it.`);
  }
  return parts.join('\n\n');
}

/** The host to open in a browser on this machine. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
