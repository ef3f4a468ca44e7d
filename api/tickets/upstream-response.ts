import { z } from 'zod';
import type { HistoryAnswer } from '../contract/public-api.ts';
import { chatServiceResponseMaxBytes } from '../limits.ts';
import { UpstreamError } from './upstream-error.ts';

/** A number, or one written as a string the way databases print decimals; sums of those may be off by a hair. */
const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}(\.\d{1,15})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(Number.MAX_SAFE_INTEGER))
  .transform(Math.round)
  .nullish();

/** Fields that are not named here are dropped: nothing else of the service reaches a visitor. */
const historyAnswer = z.object({
  data: z.array(
    z.object({ final_Amount: amount, withdrawal_Amount: amount, deposit_Amount: amount }),
  ),
  // Some services send only rows.
  totalValues: z
    .object({
      totalFinalWithdrawal: amount,
      totalWithdrawal: amount,
      grandTotalFinalDeposit: amount,
      grandTotalDeposit: amount,
    })
    .nullish()
    .transform((totals) => totals ?? {}),
}) satisfies z.ZodType<HistoryAnswer>;

/** Reads the chat service's answer; throws `UpstreamError` for anything but a history. */
export async function readUpstreamResponse(response: Response): Promise<HistoryAnswer> {
  if (response.status !== 200) {
    await response.body?.cancel();
    const isFailing = response.status >= 500 || response.status === 429;
    throw new UpstreamError(isFailing ? 'failing' : 'unusable', `status ${response.status}`);
  }
  const parsed = historyAnswer.safeParse(parseJson(await readBounded(response)));
  if (!parsed.success) throw new UpstreamError('unusable', 'not a history');
  return parsed.data;
}

/** Counts what arrives, not what the service says it will send. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > chatServiceResponseMaxBytes) throw new UpstreamError('unusable', 'too large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
