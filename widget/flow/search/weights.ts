/**
 * All weights of the search. They were chosen with the sets of `npm run bench -- search`; after a change, run
 * `npm run test:unit -- search`. They are single constants, because the build then writes the numbers where they are used.
 *
 * A worked example, which `tests/widget/search-weights.test.ts` computes. The tree has three FAQs:
 *
 *   1 'Ganti email'     'Buka profil.'
 *   2 'Ganti password'  'Buka profil, lalu pilih kata sandi.'
 *   3 'Jam kerja'       'Setiap hari.'
 *
 * A visitor types 'ganti sandi'.
 *
 * Weight of a word: ln(1 + FAQs / questions that contain it) ** rarityPower
 *   ganti  ln(1 + 3 / 2) ** 0.8 = 0.932
 *   sandi  ln(1 + 3 / 1) ** 0.8 = 1.299 (in no question: counted as in one)
 *   asked  0.932 + 1.299 = 2.231, at least leastWeight; both words are known, so the sureness is 1
 * Score of a FAQ: what it contains / asked, times (1 - namedShare + namedShare * typed part of its question)
 *   1  0.932 / 2.231 * (1 - 0.25 + 0.25 / 2) = 0.366
 *   2  (0.932 + 1.299 * answerShare) / 2.231 * (1 - 0.25 + 0.25 / 2) = 0.620
 *   3  0
 * FAQ 2 is the best. 0.620 is below sureScore, so it is a suggestion ('Mungkin maksud Anda'). FAQ 1 is listed below it,
 * because 0.366 is more than 0.620 * leastOfBest.
 */

// What a FAQ contains: the weight of a word in its question, in its keywords, in its ancestors' questions and keywords, in
// its answer.
export const questionShare = 1;
export const keywordShare = 0.9;
export const contextShare = 0.5;
export const answerShare = 0.5;
/** The same for three letters in a row of an answer. */
export const answerLetters = 0.6;

// What a word weighs.
/** Exponent of a word's rarity. Below 1, so that one rare word does not outweigh several common ones. */
export const rarityPower = 0.8;
export const fillerWeight = 0.15;
/** At most. */
export const lightWeight = 1;
/** The weight of an unknown word in the sureness, and the part of that weight that also lowers the score. */
export const unknownWeight = 2;
export const unknownListed = 0.25;
/** The least total weight of the typed words, so that fillers alone never make a sure match. */
export const leastWeight = 1.5;

// How likely a word means another one.
export const synonymLikelihood = 0.85;
export const relatedLikelihood = 0.5;
export const initialsLikelihood = 0.9;

// The score of a FAQ, from 0 to 1.
/** The part of the score that depends on how much of the question was typed. */
export const namedShare = 0.25;
/** Multiplies the size of a heading (no answer, but children), so that the FAQs below it rank higher. */
export const headingSize = 2;
/** Factor for a topic that does not contain all that was typed: the visitor means a question below it. */
export const headingFactor = 0.8;
/** Words that are less like a wording do not raise its FAQ: most would raise a wrong one. */
export const nearlyTaught = 0.85;
/** How much equal letters add to a score that is not sure. Above, distant words would outrank exact ones. */
export const letterShare = 0.33;

// What is listed.
export const sureScore = 0.74;
/** A match is sure only if the second one has less than this part of its score, or if the whole question was typed. */
export const leastLead = 0.9;
export const wholeScore = 0.95;
/** More than a filler alone. */
export const leastScore = 0.11;
/** Matches below this part of the best score are left out: more of them if the best one is sure. */
export const leastOfSure = 0.5;
export const leastOfBest = 0.35;
