import { resolve } from 'node:path';
import leven from 'leven';
import { z } from 'zod';
import { secretMinLength } from './config/server-limits.ts';
import { SettingsError } from './config/settings-error.ts';
import { parseNetwork } from './contract/ip-network.ts';
import { passwordMaxLength, passwordMinLength, usernameMaxLength } from './contract/limits.ts';

/** The parsed settings. */
export type Env = z.output<typeof envSchema>;

const httpAddress = z
  .string()
  .trim()
  .refine((text) => /^https?:\/\//i.test(text), {
    error: 'must be an http or https address such as https://faq.example.com',
    abort: true,
  })
  .refine((text) => URL.canParse(text), {
    error: 'has a host or a port that no address can have',
    abort: true,
  });

/** Takes capitals, the scheme's own port and letters such as ü, and returns the origin as browsers write it. */
const httpOrigin = httpAddress
  .transform((address) => new URL(address))
  .refine(({ username, password }) => username === '' && password === '', {
    error: 'must be without a user and a password',
    abort: true,
  })
  .refine(({ pathname, search, hash }) => pathname + search + hash === '/', {
    error: 'must be an origin such as https://faq.example.com, without a path',
    abort: true,
  })
  .transform(({ origin }) => origin);

/** The host is compared with others, which are without the dot. */
const publicOrigin = httpOrigin.refine((origin) => !new URL(origin).hostname.endsWith('.'), {
  error: 'must be without a dot at the end of the host',
});

const databaseAddress = z.string().superRefine((text, context) => {
  const message = findAddressFault(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** Every setting. `description` and `fallback` (the words for a default that is no constant) are for docs/settings.md. */
export const envSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be at most 65535')
      .prefault('8787')
      .meta({ description: 'where the server listens; `0` lets the system choose' }),
    HOST: z.string().default('127.0.0.1').meta({ description: 'the address it listens on' }),
    DATA_DIR: z
      .string()
      .default('./data')
      .refine((folder) => !folder.startsWith('~'), {
        error: 'must not begin with ~, which only a shell replaces: write the whole path',
        abort: true,
      })
      .transform((folder) => resolve(folder))
      .meta({
        description:
          'the SQLite file and the generated secret; created readable by its owner alone',
      }),
    DATABASE_URL: databaseAddress.optional().meta({
      description:
        '`postgres://USER:PASSWORD@HOST:5432/NAME`: any number of servers share this PostgreSQL database (15 or newer) instead of a SQLite file; needs `JWT_SECRET` or `JWT_SECRET_FILE`, the same for all; see [postgresql.md](postgresql.md)',
    }),
    PUBLIC_URL: publicOrigin.optional().meta({
      description:
        'the address in snippets; the back-office then works only under this host and loopback; with `https` cookies are `Secure` and HSTS is on',
      fallback: 'from the request',
    }),
    HSTS_SUBDOMAINS: z.enum(['no', 'yes']).default('no').meta({
      description:
        '`yes`: HSTS covers every subdomain of the host in `PUBLIC_URL` as well; all of them must then speak https; needs an https `PUBLIC_URL`',
    }),
    ADMIN_USERNAME: z
      .string()
      .trim()
      .min(1, 'must not be blank')
      .max(usernameMaxLength)
      .default('admin')
      .meta({
        description:
          'the first admin, created only when there is no account; the rules for account names apply',
      }),
    ADMIN_PASSWORD: z
      .string()
      .min(passwordMinLength, `must have at least ${passwordMinLength} characters`)
      .max(passwordMaxLength, `must have at most ${passwordMaxLength} characters`)
      .optional()
      .meta({
        description:
          "the first admin's password, refused when it is easy to guess; a random one is printed once on the console",
        fallback: 'random',
      }),
    JWT_SECRET: z
      .string()
      .min(secretMinLength, `must have at least ${secretMinLength} characters`)
      .optional()
      .meta({
        description: `signs the session token; at least ${secretMinLength} characters`,
        fallback: 'generated in `DATA_DIR`',
      }),
    JWT_SECRET_FILE: z.string().optional().meta({
      description:
        'a file with that secret, for secrets of systemd or a container; not together with `JWT_SECRET`',
    }),
    JWT_SECRET_PREVIOUS: z
      .string()
      .min(secretMinLength, `must have at least ${secretMinLength} characters`)
      .optional()
      .meta({
        description:
          'the secret before a rotation: what is encrypted with it can still be read, and is encrypted again at the start',
      }),
    JWT_SECRET_PREVIOUS_FILE: z
      .string()
      .optional()
      .meta({ description: 'a file with that secret' }),
    SEED: z.enum(['demo', 'starter', 'none']).default('demo').meta({
      description:
        'what an empty database starts with: `demo` (website 1, the starter FAQ, sample tickets), `starter` (without tickets), `none` (website 1 only)',
    }),
    CLIENT_IP_SOURCE: z.enum(['socket', 'forwarded', 'header']).default('socket').meta({
      description: "where a client's address comes from: `socket`, `forwarded`, `header`",
    }),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((part) => part.trim()))
      .transform((parts) => parts.filter((part) => part !== ''))
      .refine(
        (parts) => parts.every((part) => parseNetwork(part) !== undefined),
        'must list addresses or CIDR ranges',
      )
      .meta({
        description:
          'with `forwarded`: comma-separated addresses or CIDR ranges of your proxies, and of no clients. Only their X-Forwarded-For or Forwarded is trusted; a request of the back-office without one has no address and is refused',
      }),
    GATE_PASSKEY_HOURS: z
      .string()
      .regex(/^([1-9]|1\d|2[0-4])$/, 'must be a number of hours from 1 to 24')
      .transform(Number)
      .optional()
      .meta({
        description:
          'a passkey may put its present address on the whitelist for so many hours (1 to 24); empty: it may not; needs an https `PUBLIC_URL` and `CLIENT_IP_SOURCE=forwarded`; see [operating.md](operating.md#an-address-of-the-day)',
      }),
    CHAT_SERVICE_URL: httpOrigin.optional().meta({
      description:
        'origin of the separate chat service for deposit and withdrawal checks; empty: the embedded ledger is used',
    }),
    CHAT_SERVICE_TOKEN: z
      .string()
      // The `b64token` of RFC 6750. Other characters cannot be sent in the header.
      .regex(/^[\w.~+/-]+=*$/, 'must be a bearer token: letters, digits and - . _ ~ + / =')
      .optional()
      .meta({
        description:
          'sent only to that service, as `Authorization: Bearer ...`; needs `CHAT_SERVICE_URL`',
      }),
    LEDGER_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'must be a number of days, such as 365')
      .transform(Number)
      .optional()
      .meta({
        description:
          'so many days after its time (`recorded_at`) a ticket of the embedded ledger is erased; empty: it is kept',
      }),
    IP_LOOKUP_URL: httpAddress.optional().meta({
      description:
        'with `header`, and needed there: the service where the page looks up its own address',
    }),
    EMBED_ORIGINS: z.enum(['any', 'links']).default('any').meta({
      description:
        "for websites that have not chosen on their page: `any`, or `links`: only pages whose origin is among a website's links may read its FAQ. Once no website is `any`, only pages of some website's links may check tickets",
    }),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .meta({
        description:
          "what is logged, one line of JSON each: `fatal`, `error`, `warn`, `info` (each request except visitors' cached reads), `debug` (these too), `trace`, `silent`",
      }),
  })
  .superRefine((env, context) => {
    const refuse = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.JWT_SECRET !== undefined && env.JWT_SECRET_FILE !== undefined) {
      refuse(
        'JWT_SECRET_FILE',
        'must not be set together with JWT_SECRET: there is only one secret',
      );
    }
    if (env.DATABASE_URL !== undefined && !env.JWT_SECRET && !env.JWT_SECRET_FILE) {
      refuse(
        'DATABASE_URL',
        'needs JWT_SECRET or JWT_SECRET_FILE: all servers of one database must have the same secret',
      );
    }
    if (env.CHAT_SERVICE_TOKEN !== undefined && env.CHAT_SERVICE_URL === undefined) {
      refuse('CHAT_SERVICE_TOKEN', 'is for the service at CHAT_SERVICE_URL, which is not set');
    }
    if (env.HSTS_SUBDOMAINS === 'yes' && !env.PUBLIC_URL?.startsWith('https:')) {
      refuse('HSTS_SUBDOMAINS', 'needs an https PUBLIC_URL: without one no HSTS header is sent');
    }
    if (env.GATE_PASSKEY_HOURS !== undefined && !env.PUBLIC_URL?.startsWith('https:')) {
      refuse('GATE_PASSKEY_HOURS', 'needs an https PUBLIC_URL: passkeys belong to its host name');
    }
    if (env.GATE_PASSKEY_HOURS !== undefined && env.CLIENT_IP_SOURCE !== 'forwarded') {
      refuse(
        'GATE_PASSKEY_HOURS',
        'needs CLIENT_IP_SOURCE=forwarded: with socket it would list the https proxy, and so everybody; with header an address can be made up',
      );
    }
    if (env.CLIENT_IP_SOURCE === 'forwarded' && env.TRUSTED_PROXIES.length === 0) {
      refuse('TRUSTED_PROXIES', 'must name the proxies when CLIENT_IP_SOURCE is forwarded');
    }
    if (env.CLIENT_IP_SOURCE === 'header' && env.IP_LOOKUP_URL === undefined) {
      refuse('IP_LOOKUP_URL', 'must be set when CLIENT_IP_SOURCE is header');
    }
  });

/**
 * What is wrong with the address of a PostgreSQL database; undefined if it is usable. The text does not contain the
 * address, because it may contain a password.
 */
export function findAddressFault(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\//i.test(text)) {
    return 'must be an address such as postgres://USER:PASSWORD@HOST:5432/NAME';
  }
  // A slash in the name may be part of a password that is not percent-encoded, and messages contain the name.
  if (!URL.canParse(text) || /^\/.*[/@]/.test(new URL(text).pathname)) {
    return 'must be an address such as postgres://USER:PASSWORD@HOST:5432/NAME, with one host, and with other characters of the password than letters and digits percent-encoded';
  }
  // PostgreSQL would take the database that has the name of the user.
  if (new URL(text).pathname.length < 2) return 'must end with the name of the database: /NAME';
  return undefined;
}

/**
 * Parses the settings. A variable with an empty value counts as not set.
 *
 * @throws SettingsError that lists every invalid variable.
 */
export function parseEnv(variables: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new SettingsError(`These settings are not usable:\n${problems.join('\n')}`);
}

/**
 * Finds variables that are probably misspelled settings, such as `TRUSTED_PROXY`. Without a warning, nobody would
 * notice that the server uses the default.
 *
 * @returns a sentence for each, without its value.
 */
export function findMisspelledNames(variables: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(envSchema.shape);
  return Object.keys(variables)
    .filter((name) => !known.includes(name) && variables[name] !== '')
    .flatMap((name) => {
      const meant = known.find((other) => isMisspelled(name, other));
      return meant === undefined ? [] : `${name} is not a setting: did you mean ${meant}?`;
    });
}

/** Allows one wrong letter in four and ignores case and underscores, so that `_PROXY` matches `_PROXIES`. */
function isMisspelled(name: string, known: string): boolean {
  const [one, other] = [lettersOf(name), lettersOf(known)];
  return leven(one, other) <= Math.floor(other.length / 4);
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}
