import { z } from 'zod';
import { reviewMonths } from '../contract/faqs/review.ts';
import {
  answerMaxLength,
  keywordMaxLength,
  keywordsMax,
  questionMaxLength,
  wordingsMax,
} from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { bodyId, bodyVersion } from '../http/validation.ts';

const text = z.string(messages.notText);
const texts = z.array(text, messages.notTextList);
const parent = bodyId.nullable();

/** The FAQ's form as programs send it: JSON with the form's names. The form's own rules come after these. */
export const editFaqJson = z
  .strictObject({
    question: text.describe(`At most ${questionMaxLength} characters`),
    answer: text
      .nullable()
      .describe(
        `At most ${answerMaxLength} characters; null for none. The marks of docs/answers.md; a link must be https, http, mailto or tel`,
      ),
    keywords: texts
      .optional()
      .describe(
        `At most ${keywordsMax} of ${keywordMaxLength} characters, without |. Left out: unchanged`,
      ),
    wordings: texts.optional().describe(`At most ${wordingsMax}. Left out: unchanged`),
    review: text
      .optional()
      .describe(`One of ${reviewMonths.join(', ')} months, a day, or empty for the website’s rule`),
    website_id: bodyId,
    parent_id: parent.describe('null for the top tier'),
    version: bodyVersion.describe('The version that the edit was made from'),
  })
  .meta({ examples: [{ question: 'Berapa hari?', answer: null, website_id: 1, parent_id: null }] });

export const createFaqJson = editFaqJson
  .omit({ version: true })
  .extend({
    answer: editFaqJson.shape.answer.optional(),
    parent_id: editFaqJson.shape.parent_id.optional(),
  })
  .meta({ examples: [{ question: 'Berapa lama?', answer: 'Satu hari.', website_id: 1 }] });
