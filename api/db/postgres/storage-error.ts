import type { StorageErrorKind } from '../storage-error-kind.ts';

const kindsByCode: readonly (readonly [RegExp, StorageErrorKind])[] = [
  // Connection lost, too many connections, lock or query timeout, server is stopping or starting.
  [/^(08...|53300|55P03|57014|57P0[1-4]|25P0[34]|40001|40P01)$/, 'busy'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'busy',
  ],
  // Disk full, out of memory, or read-only, such as a standby.
  [/^(53[12]00|25006|58030)$/, 'unwritable'],
  [/^(XX001|XX002)$/, 'damaged'],
];

/** The driver's errors for a lost or failed connection have no code. */
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The kind of storage error of one error of the driver; undefined for other errors. */
export function findPostgresErrorKind(code: string, message: string): StorageErrorKind | undefined {
  if (connectionLost.test(message)) return 'busy';
  return kindsByCode.find(([pattern]) => pattern.test(code))?.[1];
}
