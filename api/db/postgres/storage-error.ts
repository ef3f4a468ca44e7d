import type { StorageErrorKind } from '../storage-error-kind.ts';

const kindsByCode: readonly (readonly [RegExp, StorageErrorKind])[] = [
  // Too many connections, lock or query timeout.
  [/^(53300|55P03|57014|25P0[34]|40001|40P01)$/, 'busy'],
  // Connection lost, server is stopping or starting.
  [/^(08...|57P0[1-4])$/, 'away'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'away',
  ],
  // Disk full, out of memory, or read-only, such as a standby.
  [/^(53[12]00|25006|58030)$/, 'unwritable'],
  [/^(XX001|XX002)$/, 'damaged'],
];

/** The driver's errors have no code. The first one means that all connections are in use. */
const kindsByMessage: readonly (readonly [RegExp, StorageErrorKind])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [
    /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/,
    'away',
  ],
];

/**
 * Whether PostgreSQL refuses this role, password, database or encryption, or the role has too few rights. Another try
 * does not help.
 */
export function isRefusal(code: string, message: string): boolean {
  return /^(28...|3D000|42501)$/.test(code) || /support SSL connections/.test(message);
}

/** The kind of storage error of one error of the driver; undefined for other errors. */
export function findPostgresErrorKind(code: string, message: string): StorageErrorKind | undefined {
  const [, kind] =
    kindsByMessage.find(([pattern]) => pattern.test(message)) ??
    kindsByCode.find(([pattern]) => pattern.test(code)) ??
    [];
  return kind;
}
