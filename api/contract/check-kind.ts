import type { CheckKind } from './ticket.ts';
import { depositCheckFaqId, withdrawCheckFaqId } from './well-known-ids.ts';

/** The kind of ticket check that a question opens, if any (spec, section 4). */
export function checkKindOf({
  id,
  question,
}: {
  id: number;
  question: string;
}): CheckKind | undefined {
  if (id === depositCheckFaqId || /cek deposit/i.test(question)) return 'deposit';
  if (id === withdrawCheckFaqId || /cek withdraw/i.test(question)) return 'withdraw';
  return undefined;
}
