import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMisspelledNames, parseEnv } from '../../../api/env.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(parseEnv({})).toEqual({
      PORT: 8787,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('./data'),
      ADMIN_USERNAME: 'admin',
      SEED: 'demo',
      CLIENT_IP_SOURCE: 'socket',
      TRUSTED_PROXIES: [],
      HSTS_SUBDOMAINS: 'no',
      EMBED_ORIGINS: 'any',
      LOG_LEVEL: 'info',
    });
  });

  it('are unset when they are empty', () => {
    expect(parseEnv({ PORT: '', PUBLIC_URL: '' })).toEqual(parseEnv({}));
  });

  it('are parsed', () => {
    const env = parseEnv({
      PORT: '8810',
      PUBLIC_URL: 'https://faq.example.com/',
      CHAT_SERVICE_URL: 'http://chat.internal:8080/',
      CHAT_SERVICE_TOKEN: 'eyJhbGciOi.J_-~+/==',
      HSTS_SUBDOMAINS: 'yes',
      JWT_SECRET_FILE: '/run/secrets/jwt',
      CLIENT_IP_SOURCE: 'forwarded',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.0.2.1',
      SEED: 'none',
    });
    expect(env).toMatchObject({
      PORT: 8810,
      PUBLIC_URL: 'https://faq.example.com',
      CHAT_SERVICE_URL: 'http://chat.internal:8080',
      CHAT_SERVICE_TOKEN: 'eyJhbGciOi.J_-~+/==',
      HSTS_SUBDOMAINS: 'yes',
      JWT_SECRET_FILE: '/run/secrets/jwt',
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1', '192.0.2.1'],
      SEED: 'none',
    });
  });

  it('list every problem at once', () => {
    const read = () => parseEnv({ PORT: '99999', SEED: 'all', TRUSTED_PROXIES: '10.0.0.0/33' });
    expect(read).toThrow(/PORT[\s\S]*SEED[\s\S]*TRUSTED_PROXIES/);
  });

  it.each([
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://user:geheim@db/faq'],
    ['DATABASE_URL', 'geheim'],
    ['DATA_DIR', '~/data'],
    ['PUBLIC_URL', 'faq.example.com'],
    ['PUBLIC_URL', 'ftp://faq.example.com'],
    ['PUBLIC_URL', 'https://faq.example.com/path'],
    ['ADMIN_USERNAME', '  '],
    ['ADMIN_PASSWORD', 'short'],
    ['JWT_SECRET', 'short'],
    ['CLIENT_IP_SOURCE', 'proxy'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['IP_LOOKUP_URL', 'javascript:alert(1)'],
    ['CHAT_SERVICE_URL', 'https://name:secret@chat.example.com'],
    ['CHAT_SERVICE_URL', 'https://chat.example.com/v1'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['EMBED_ORIGINS', 'all'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    ['PUBLIC_URL', 'faq.example.com', 'must be an http or https address such as'],
    [
      'PUBLIC_URL',
      'https://faq.example.com:70000',
      'has a host or a port that no address can have',
    ],
    ['PUBLIC_URL', 'https://faq example.com', 'has a host or a port that no address can have'],
    ['PUBLIC_URL', 'https://budi:geheim@faq.example.com', 'must be without a user and a password'],
    ['PUBLIC_URL', 'https://faq.example.com/path', 'must be an origin such as'],
    ['PUBLIC_URL', 'https://faq.example.com.', 'must be without a dot at the end of the host'],
    ['DATABASE_URL', 'postgres://user:geheim@db/', 'must end with the name of the database'],
    ['DATABASE_URL', 'postgres://user:geheim@db', 'must end with the name of the database'],
    ['DATABASE_URL', 'postgres://user:12/geheim@db:5432/faq', 'percent-encoded'],
    ['DATABASE_URL', 'postgres://user:geheim@a:5432,b:5432/faq', 'with one host'],
    ['DATABASE_URL', 'mysql://user:geheim@db/faq', 'must be an address such as postgres://'],
  ])('name the fault of %s=%s', (name, value, reason) => {
    const read = () => parseEnv({ JWT_SECRET: 'x'.repeat(32), [name]: value });
    expect(read).toThrow(new RegExp(`  ${name}: [^\\n]*${reason}[^\\n]*$`));
    expect(read).not.toThrow('geheim');
  });

  it.each([
    ['https://FAQ.Example.com', 'https://faq.example.com'],
    [' https://faq.example.com:443/ ', 'https://faq.example.com'],
    ['https://faq.example.com:8443', 'https://faq.example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('take PUBLIC_URL=%s as browsers write it', (PUBLIC_URL, origin) => {
    expect(parseEnv({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL: origin });
  });

  it.each(['with space', 'line\nbreak', 'kata-sandi\u00e9', '='])(
    'refuse a token that cannot be sent in a header (%j) without repeating it',
    (token) => {
      const variables = { CHAT_SERVICE_URL: 'https://chat.example', CHAT_SERVICE_TOKEN: token };
      expect(() => parseEnv(variables)).toThrow(
        'These settings are not usable:\n' +
          '  CHAT_SERVICE_TOKEN: must be a bearer token: letters, digits and - . _ ~ + / =',
      );
    },
  );

  it.each(['geheim', 'mysql://user:geheim@db/faq', 'postgres://user:ge heim@[db/faq'])(
    'refuse the address of a database %j without repeating it',
    (DATABASE_URL) => {
      const read = () => parseEnv({ DATABASE_URL, JWT_SECRET: 'x'.repeat(32) });
      expect(read).toThrow(
        /^These settings are not usable:\n {2}DATABASE_URL: must be an address such as postgres:\/\/USER:PASSWORD@HOST:5432\/NAME/,
      );
      expect(read).not.toThrow(/ge ?heim/);
    },
  );

  it('require one secret for all servers of a database', () => {
    const DATABASE_URL = 'postgres://user:geheim@db/faq';
    expect(() => parseEnv({ DATABASE_URL })).toThrow(
      /^These settings are not usable:\n {2}DATABASE_URL: needs JWT_SECRET or JWT_SECRET_FILE: all servers of one database must have the same secret$/,
    );
    expect(parseEnv({ DATABASE_URL, JWT_SECRET_FILE: '/run/secrets/jwt' })).toMatchObject({
      DATABASE_URL,
    });
  });

  it('refuse two secrets', () => {
    const JWT_SECRET = 'x'.repeat(32);
    expect(() => parseEnv({ JWT_SECRET, JWT_SECRET_FILE: '/run/secrets/jwt' })).toThrow(
      /^These settings are not usable:\n {2}JWT_SECRET_FILE: must not be set together with JWT_SECRET: there is only one secret$/,
    );
  });

  it('require the chat service when its token is set', () => {
    expect(() => parseEnv({ CHAT_SERVICE_TOKEN: 'rahasia' })).toThrow(
      /^These settings are not usable:\n {2}CHAT_SERVICE_TOKEN: is for the service at CHAT_SERVICE_URL, which is not set$/,
    );
  });

  it.each([{}, { PUBLIC_URL: 'http://faq.example.com' }])(
    'require an https address for HSTS on subdomains, with %j',
    (variables) => {
      expect(() => parseEnv({ ...variables, HSTS_SUBDOMAINS: 'yes' })).toThrow(
        'HSTS_SUBDOMAINS: needs an https PUBLIC_URL',
      );
    },
  );

  it.each([
    [{ GATE_PASSKEY_HOURS: '0' }, 'must be a number of hours from 1 to 24'],
    [{ GATE_PASSKEY_HOURS: '25' }, 'must be a number of hours from 1 to 24'],
    [{ PUBLIC_URL: '' }, 'needs an https PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://faq.example.com' }, 'needs an https PUBLIC_URL'],
    [{ CLIENT_IP_SOURCE: 'socket' }, 'needs CLIENT_IP_SOURCE=forwarded'],
    [
      { CLIENT_IP_SOURCE: 'header', IP_LOOKUP_URL: 'https://ip.example' },
      'needs CLIENT_IP_SOURCE=forwarded',
    ],
  ])('refuse an address of the day with %j', (changed, reason) => {
    const usable = {
      GATE_PASSKEY_HOURS: '24',
      PUBLIC_URL: 'https://faq.example.com',
      CLIENT_IP_SOURCE: 'forwarded',
      TRUSTED_PROXIES: '10.0.0.5',
    };
    expect(parseEnv(usable)).toMatchObject({ GATE_PASSKEY_HOURS: 24 });
    expect(() => parseEnv({ ...usable, ...changed })).toThrow(`GATE_PASSKEY_HOURS: ${reason}`);
  });

  it('require the proxies with CLIENT_IP_SOURCE=forwarded', () => {
    expect(() => parseEnv({ CLIENT_IP_SOURCE: 'forwarded' })).toThrow('TRUSTED_PROXIES');
  });

  it('require the lookup service with CLIENT_IP_SOURCE=header', () => {
    expect(() => parseEnv({ CLIENT_IP_SOURCE: 'header' })).toThrow('IP_LOOKUP_URL');
  });
});

describe('names that are probably misspelled settings', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['EMBED_ORIGIN', 'EMBED_ORIGINS'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['JWT-SECRET', 'JWT_SECRET'],
    ['HSTS_SUBDOMAIN', 'HSTS_SUBDOMAINS'],
    ['DATADIR', 'DATA_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PORTS', 'PORT'],
  ])('%s is reported as a misspelled %s', (name, meant) => {
    expect(findMisspelledNames({ [name]: 'rahasia' })).toEqual([
      `${name} is not a setting: did you mean ${meant}?`,
    ]);
  });

  it('do not include variables of the system, a service manager, npm or a container', () => {
    const names =
      'PATH HOME USER SHELL LANG LC_ALL TERM PWD OLDPWD SHLVL LOGNAME MAIL TZ TMPDIR HOSTNAME EDITOR DISPLAY ' +
      'INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET STATE_DIRECTORY CREDENTIALS_DIRECTORY SYSTEMD_EXEC_PID ' +
      'NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION npm_config_cache npm_package_name npm_execpath INIT_CWD ' +
      'HTTP_PROXY HTTPS_PROXY NO_PROXY SSH_CLIENT SSH_TTY container KUBERNETES_PORT KUBERNETES_SERVICE_HOST';
    const variables = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
    expect(findMisspelledNames(variables)).toEqual([]);
    expect(findMisspelledNames({ TRUSTED_PROXY: '' })).toEqual([]);
    expect(findMisspelledNames({ PORT: '1', JWT_SECRET: 'x', JWT_SECRET_FILE: '/x' })).toEqual([]);
  });
});
