import type { id } from './id.ts';

/** All texts of the bot. A language that lacks one does not compile. */
export type Copy = Words<typeof id>;

type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]>;
};
