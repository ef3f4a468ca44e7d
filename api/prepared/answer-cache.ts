import type { PreparedBody } from './prepare-body.ts';

export type PublicAnswer = 'faqs' | 'livechat';

/** What visitors read of a website, prepared once per change. */
export interface AnswerCache {
  /** The kept answer, or `build`'s; callers at the same time share one build. Undefined is not kept. */
  get(
    websiteId: number,
    answer: PublicAnswer,
    build: () => Promise<PreparedBody | undefined>,
  ): Promise<PreparedBody | undefined>;
  /** To be called after the commit of every write that changes what a website's visitors read. */
  forget(websiteId: number): void;
}

export function createAnswerCache(onLookUp?: (outcome: 'kept' | 'built') => void): AnswerCache {
  const websites = new Map<number, Map<PublicAnswer, Promise<PreparedBody | undefined>>>();

  return {
    get(websiteId, answer, build) {
      const kept = websites.get(websiteId)?.get(answer);
      onLookUp?.(kept === undefined ? 'built' : 'kept');
      if (kept !== undefined) return kept;
      const answers = websites.get(websiteId) ?? new Map();
      websites.set(websiteId, answers);
      const building = build();
      answers.set(answer, building);
      const drop = () => {
        answers.delete(answer);
        if (answers.size === 0 && websites.get(websiteId) === answers) websites.delete(websiteId);
      };
      building.then((prepared) => prepared === undefined && drop(), drop);
      return building;
    },
    // A build under way belongs to the map thrown away here: its answer reaches those who wait for it and nobody later.
    forget: (websiteId) => void websites.delete(websiteId),
  };
}
