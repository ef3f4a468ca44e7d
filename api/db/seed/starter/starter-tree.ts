import { accounts } from './accounts.ts';
import { bonuses } from './bonuses.ts';
import { deposits } from './deposits.ts';
import { general } from './general.ts';
import { security } from './security.ts';
import type { StarterFaq } from './starter-faq.ts';
import { technical } from './technical.ts';
import { withdrawals } from './withdrawals.ts';

export type { StarterFaq } from './starter-faq.ts';

/**
 * The tree a new website starts with, most asked topics first. 6 and 21 open the ticket checks. A new question takes
 * the next free id, so that no id changes its meaning.
 *
 * Pictures: edit `images/source/NAME.svg` (set in Inter), then render it with
 * `sharp('NAME.svg').webp({ quality: 90 }).toFile('../NAME.webp')`.
 */
export const starterFaqs: readonly StarterFaq[] = [
  deposits,
  withdrawals,
  accounts,
  bonuses,
  security,
  technical,
  general,
];
