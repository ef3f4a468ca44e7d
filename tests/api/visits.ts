import type { AppDeps } from '../../api/app.ts';
import { createInsightSums } from '../../api/insights/insight-sums.ts';
import { createFaqWriter } from './faq-writer.ts';
import { type CallOptions, createTestDatabase, secret } from './test-api.ts';

function fail(error: Error): never {
  throw error;
}

/** Creates an API with a signed-in admin, functions that write FAQs, and visitors, whose reports are summed. */
export async function createVisits(
  deps: Partial<AppDeps> = {},
  logError: (e: Error) => void = fail,
) {
  const db = deps.db ?? (await createTestDatabase());
  const insights = createInsightSums(db, secret, logError);
  const writer = await createFaqWriter({ ...deps, db, insights });
  return {
    ...writer,
    db,
    insights,
    addFaq: (question: string) => writer.add({ question }),
    report: (
      facts: unknown,
      { website = 1, ...options }: CallOptions & { website?: number } = {},
    ) =>
      writer.api.call('/insights', {
        method: 'POST',
        body: JSON.stringify({ website_id: website, facts }),
        ...options,
      }),
  };
}
