// @module-tag slow
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChatServiceError } from '../../../api/tickets/chat-service-error.ts';
import { readChatServiceResponse } from '../../../api/tickets/chat-service-response.ts';
import { repetitions } from '../../repetitions.ts';
import { fuzzSeed, wantedFuzzRuns } from '../http/fuzz/fuzz-settings.ts';
import { hostileText } from '../http/fuzz/hostile-text.ts';
import { jsonBodies } from '../http/fuzz/json-bodies.ts';

const fuzzRuns = wantedFuzzRuns ?? repetitions({ sample: 20, full: 60 });
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 150_000, 99.6, '148500', '0.1', null, undefined) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), hostileText, fc.jsonValue()) },
);
const bodies = jsonBodies({
  data: fc.array(fc.record({ final_Amount: amount, deposit_Amount: amount, name: hostileText })),
  totalValues: fc.record({ grandTotalDeposit: amount, totalWithdrawal: amount, secret: amount }),
});
const statuses = fc.oneof(
  { weight: 9, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 202, 204, 302, 400, 404, 429, 500, 503, 599) },
);

/** The fields of a history that a visitor may get: whole rupiah under known names. */
function expectHistory({ data, totalValues }: { data: object[]; totalValues: object }): void {
  for (const row of [...data, totalValues]) {
    for (const [name, value] of Object.entries(row)) {
      expect(name).toMatch(/^(\w+_Amount|(grandT|t)otal\w+)$/);
      if (value === null || value === undefined) continue;
      expect(Number.isSafeInteger(value) && value >= 0, `${name}: ${value}`).toBe(true);
    }
  }
}

it('any response of a chat service becomes a history of whole amounts or an ChatServiceError', async () => {
  const outcomes = new Set<string>();
  const responses = fc.tuple(statuses, bodies);
  await fc.assert(
    fc.asyncProperty(responses, async ([status, { content, type }]) => {
      const body = status === 204 ? null : content;
      const response = new Response(body, { status, headers: { 'Content-Type': type } });
      try {
        const history = await readChatServiceResponse(response);
        expect(Object.keys(history).sort()).toEqual(['data', 'totalValues']);
        expectHistory(history);
        outcomes.add('history');
      } catch (error) {
        expect(error).toBeInstanceOf(ChatServiceError);
        outcomes.add((error as ChatServiceError).kind);
      }
    }),
    { seed: fuzzSeed, numRuns: fuzzRuns * 10 },
  );
  expect([...outcomes].sort()).toEqual(['failing', 'history', 'unusable']);
});
