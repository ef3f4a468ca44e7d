import { z } from 'zod';
import { faqsPerWebsiteMax } from '../config/server-limits.ts';
import { messages } from '../copy/messages.ts';
import { bodyId } from '../http/validation.ts';

/** The FAQs that a request names. */
export const chosenIds = z
  .array(bodyId, messages.notIdList)
  .min(1, messages.required)
  .max(faqsPerWebsiteMax, messages.tooManyIds(faqsPerWebsiteMax));
