import type { TaughtFaq } from '../contract/public-api.ts';

/** About 10 KiB compressed. Every visitor who searches downloads them. */
export const wordingsMaxCharacters = 32 * 1024;

/**
 * The wordings of FAQs for the bot, see `PublicSearchWords`. If there are too many, the oldest of each FAQ are left out:
 * the last of a FAQ's wordings is the newest.
 */
export function wordingLines(faqs: readonly TaughtFaq[]): string {
  const lines = new Set<string>();
  let room = wordingsMaxCharacters;
  let waiting = faqs.map(({ id, wordings = [] }) => ({ id, wordings: wordings.toReversed() }));
  for (let nth = 0; waiting.length > 0; nth += 1) {
    waiting = waiting.filter(({ wordings }) => wordings.length > nth);
    for (const { id, wordings } of waiting) {
      const line = `${id} ${wordings[nth]}`;
      room -= line.length + 1;
      if (room < 0) return [...lines].join('\n');
      lines.add(line);
    }
  }
  return [...lines].join('\n');
}
