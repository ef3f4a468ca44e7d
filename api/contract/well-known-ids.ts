/** FAQ ids with a meaning of their own (spec, section 9); greater ids are ordinary. */
export const depositCheckFaqId = 6;
export const withdrawCheckFaqId = 21;
