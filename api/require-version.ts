import { messages } from './copy/messages.ts';
import { ConflictError } from './http-errors.ts';

/**
 * Refuses a write made from another version of the row than the one it has; a write that names none goes through.
 *
 * @param current the row as its list has it: the answer carries it.
 */
export function requireVersion(current: { version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== current.version) {
    throw new ConflictError(messages.editedMeanwhile, current);
  }
}
