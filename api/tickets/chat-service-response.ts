import { z } from 'zod';
import type { HistoryResponse } from '../contract/public-api.ts';
import { amountNames } from '../contract/ticket.ts';
import { ChatServiceError } from './chat-service-error.ts';
import { chatServiceResponseMaxBytes } from './ticket-limits.ts';

/** A number, or a decimal number as a string, as some databases print it. Sums of such numbers may be slightly off. */
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

/** Other fields are dropped, so that no other data of the service is sent to a visitor. */
const amounts = z.object(Object.fromEntries(amountNames.map((name) => [name, amount])));
const historyResponse = z.object({
  data: z.array(amounts),
  // Some services send only rows.
  totalValues: amounts.nullish().transform((totals) => totals ?? {}),
}) satisfies z.ZodType<HistoryResponse>;

/** Reads the chat service's response; throws `ChatServiceError` for anything but a history. */
export async function readChatServiceResponse(response: Response): Promise<HistoryResponse> {
  if (response.status !== 200) {
    await response.body?.cancel();
    const isFailing = response.status >= 500 || response.status === 429;
    throw new ChatServiceError(isFailing ? 'failing' : 'unusable', `status ${response.status}`);
  }
  const parsed = historyResponse.safeParse(parseJson(await readBounded(response)));
  if (!parsed.success) throw new ChatServiceError('unusable', 'not a history');
  return parsed.data;
}

/** Counts the received bytes, because the service's Content-Length may be wrong. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > chatServiceResponseMaxBytes) throw new ChatServiceError('unusable', 'too large');
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
