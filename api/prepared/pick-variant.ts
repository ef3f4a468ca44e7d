import { pickEncoding } from './pick-encoding.ts';
import type { PreparedBody, PreparedVariant } from './prepare-body.ts';

/** The smallest form of the answer that the client takes. */
export function pickVariant(
  prepared: PreparedBody,
  acceptEncoding: string | undefined,
): PreparedVariant {
  if (prepared.br === undefined && prepared.gzip === undefined) return prepared.identity;
  return prepared[pickEncoding(acceptEncoding)] ?? prepared.identity;
}
