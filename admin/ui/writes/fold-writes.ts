import type { SensitiveWrite } from '../../../api/contract/warnings.ts';

/** Two writes are not folded: their line would take as much space. */
const smallestFold = 3;

/** Groups the writes of equal kind, wherever they are in the list. A group is at the place of its newest write. */
export function foldWrites<Write extends SensitiveWrite>(
  writes: readonly Write[],
  kindOf: (write: Write) => string,
): Write[][] {
  const groups = new Map<string, Write[]>();
  for (const write of writes) {
    const kind = kindOf(write);
    groups.set(kind, [...(groups.get(kind) ?? []), write]);
  }
  return [...groups.values()]
    .flatMap((group) => (group.length < smallestFold ? group.map((each) => [each]) : [group]))
    .sort(([one], [other]) => (other?.id ?? 0) - (one?.id ?? 0));
}
