import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createFirstAdmin, type FirstAdmin } from './auth/create-first-admin.ts';
import { loadSecret } from './auth/load-secret.ts';
import { openDataFolder } from './db/open-data-folder.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { type Env, parseEnv } from './env.ts';
import { packageRoot } from './package-root.ts';
import { loadPages } from './pages/load-pages.ts';

const shutdownMs = 10_000;

try {
  await start(parseEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const pages = loadPages({ root: packageRoot, secure, ipLookupUrl: lookupUrl(env) });
  const db = openDataFolder(env.DATA_DIR);
  const imagesFolder = join(packageRoot, 'api/db/seed/starter/images');
  await seedDatabase(db, { mode: env.SEED, imagesFolder });
  const firstAdmin = await createFirstAdmin(db, env.ADMIN_USERNAME, env.ADMIN_PASSWORD);
  const app = createApp({
    db,
    pages,
    secret: env.JWT_SECRET ?? loadSecret(env.DATA_DIR),
    clientIp: { source: env.CLIENT_IP_SOURCE, trustedProxies: env.TRUSTED_PROXIES },
    embedOrigins: env.EMBED_ORIGINS,
    chatService: env.CHAT_SERVICE_URL,
    publicOrigin: env.PUBLIC_URL,
    logError: (error) => console.error(error),
  });
  const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
    announce(env, port, firstAdmin);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `${env.HOST}:${env.PORT} is already in use: set PORT.` : error.message);
    process.exit(1);
  });

  const stop = () => {
    // Those being answered get their answer; after that nobody is waited for.
    server.close(() => {
      db.close();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, shutdownMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function lookupUrl(env: Env): string | undefined {
  return env.CLIENT_IP_SOURCE === 'header' ? env.IP_LOOKUP_URL : undefined;
}

function announce(env: Env, port: number, firstAdmin: FirstAdmin | undefined): void {
  const base = env.PUBLIC_URL ?? `http://${reachableHost(env.HOST)}:${port}`;
  console.log(`Tanya Kami is running.
  Admin   ${base}/
  Widget  ${base}/widget
  Phone   ${base}/mobilefaq`);
  if (firstAdmin !== undefined) {
    const { username, generatedPassword } = firstAdmin;
    const password = generatedPassword ?? '(the one in ADMIN_PASSWORD)';
    console.log(`
First sign-in, shown this once:
  Username  ${username}
  Password  ${password}`);
  }
  if (env.CLIENT_IP_SOURCE === 'header') {
    console.warn(`
WARNING: CLIENT_IP_SOURCE=header believes the address a page says it has. Anyone who knows a whitelisted
address can pass the IP gate by claiming it.`);
  }
}

/** What to type into a browser on this machine for an address to listen on. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
