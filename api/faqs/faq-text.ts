import { z } from 'zod';
import type { FaqFieldName } from '../contract/faqs/faq-fields.ts';
import { reviewMonths } from '../contract/faqs/review.ts';
import {
  answerMaxLength,
  faqNoteMaxLength,
  insightWordsMaxLength,
  keywordMaxLength,
  keywordsMax,
  questionMaxLength,
  wordingsMax,
} from '../contract/limits.ts';
import { findAnswerLinkFault } from '../contract/texts/answer-links.ts';
import { cleanKeywords, keywordSeparator } from '../contract/texts/keywords.ts';
import { scrubWords } from '../contract/texts/scrub-words.ts';
import { removeUnseenMarks } from '../contract/texts/unseen-marks.ts';
import { cleanWordings } from '../contract/wordings.ts';
import { messages } from '../copy/messages.ts';
import { storeKeywords } from '../db/stored-keywords.ts';
import { longText } from '../http/validation.ts';

/** A question as it is stored: composed, without unseen marks, trimmed and not blank. */
export const questionText = z
  .string(messages.blankQuestion)
  .normalize('NFC')
  .overwrite(removeUnseenMarks)
  .trim()
  .min(1, messages.blankQuestion)
  .max(questionMaxLength, messages.tooLong(questionMaxLength));

/** An answer as it is stored. An empty answer becomes `null`. */
export const answerText = longText(answerMaxLength).superRefine((text, { addIssue }) => {
  const fault = findAnswerLinkFault(text);
  if (fault) addIssue({ code: 'custom', message: messages.badAnswerLink[fault] });
});

/** The keywords of a FAQ as they are stored. */
export const keywordTexts = z
  .array(z.string(messages.badRequest), messages.badRequest)
  .transform((typed) => cleanKeywords(typed.map(removeUnseenMarks)))
  .superRefine((keywords, { addIssue }) => {
    const long = keywords.find((keyword) => keyword.length > keywordMaxLength);
    const report = (message: string) => addIssue({ code: 'custom', message });
    if (keywords.length > keywordsMax) report(messages.tooManyKeywords(keywordsMax));
    else if (long !== undefined) report(messages.keywordTooLong(long, keywordMaxLength));
    else if (keywords.some((keyword) => keyword.includes(keywordSeparator)))
      report(messages.keywordHasSeparator(keywordSeparator));
  });

/** The wordings of a FAQ as they are stored. */
export const wordingTexts = z
  .array(z.string(messages.badRequest), messages.badRequest)
  .transform((typed) => cleanWordings(typed.map(removeUnseenMarks)))
  .superRefine((wordings, { addIssue }) => {
    const long = wordings.find((wording) => wording.length > insightWordsMaxLength);
    const report = (message: string) => addIssue({ code: 'custom', message });
    if (wordings.length > wordingsMax) report(messages.tooManyWordings(wordingsMax));
    else if (long !== undefined) report(messages.wordingTooLong(long, insightWordsMaxLength));
  });

/** Words that test the search, as they are stored. */
export const testTexts = z
  .array(
    z.string(messages.badRequest).max(insightWordsMaxLength, {
      error: ({ input }) => messages.wordingTooLong(`${input}`, insightWordsMaxLength),
    }),
    messages.badRequest,
  )
  .transform((typed) => [...new Set(typed.map(scrubWords))].filter((words) => words !== ''));

/** If a form has a field only once, its value is not a list. */
const toList = (value: unknown) => (value === undefined ? undefined : [value].flat());
const noteText = longText(faqNoteMaxLength)
  .transform((text) => text || null)
  .optional();
const storedList = <Texts extends z.ZodType<string[]>>(texts: Texts) =>
  z.preprocess(toList, texts.transform(storeKeywords).optional());

/** The rules of the texts in forms and files, which give them as they are stored. */
export const faqTexts = {
  question: questionText,
  answer: answerText.transform((text) => text || null),
  keywords: storedList(keywordTexts),
  wordings: storedList(wordingTexts),
  note: noteText,
  own_note: noteText,
} satisfies Record<Exclude<FaqFieldName, 'image'>, z.ZodType>;

/** The day of a FAQ's next review; empty for none of its own. */
export const reviewDay = z.union(
  [z.literal(''), z.iso.date(messages.badReview)],
  messages.badReview,
);
/** A FAQ's own rule for its reviews, see `FaqReview`. */
export const reviewText = z.union(
  [z.enum(['', ...reviewMonths.map(String)]), z.iso.date(messages.badReview)],
  messages.badReview,
);
