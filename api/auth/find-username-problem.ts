import { consoleActor, systemActor } from '../audit-log/actor.ts';
import { usernameKey } from '../db/username-key.ts';
import { looksAlike } from './looks-alike.ts';

/** Why a name can be mistaken for another one: by its look, or because the audit trail uses it. */
export type UsernameProblem = 'unseen' | 'marks' | 'scripts' | 'reserved';

/** Messages for the operator about a name, from the console or `ADMIN_USERNAME`. */
export const usernameProblems: Record<UsernameProblem, string> = {
  unseen: 'has invisible characters',
  marks: 'has accents that cannot be seen or read',
  scripts: 'has letters of several scripts, or of a script that is no longer used',
  reserved: 'is a name that the audit trail uses',
};

const reserved = [consoleActor, systemActor].map(({ username }) => username);

/** Control and format characters, blank characters, and sequences of spaces that a page shows as one. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]|(?! )\p{Z}| {2}/u;

/** Accents without a letter, several accents on one letter (UTS 39, section 5.4), and a second or missing dot on i or j. */
const unreadableMarks = /^\p{M}| \p{M}|\p{Mn}{5}|[ijIJ]\u0307|[ıȷ]/u;
/** A small dot is easily overlooked: `admi\u1E45` beside `admin`. */
const dot = '\u0307';
const mark = /\p{Mn}/u;

/** Scripts in everyday use (UAX 31, table 5) and the scripts of Indonesia's languages. */
const scripts =
  'Arab Armn Bali Batk Beng Bopo Bugi Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Java Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Sund Taml Telu Thaa Thai Tibt';

/** Scripts that are combined in Chinese, Japanese and Korean: 'highly restrictive' in UTS 39. */
const together = ['Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo'];

const alphabets = [...scripts.split(' '), ...together];

/** Why a new account may not have this name; undefined when the name is allowed. Existing accounts are not checked. */
export function findUsernameProblem(username: string): UsernameProblem | undefined {
  if (unseen.test(username)) return 'unseen';
  if (hasUnreadableMarks(username)) return 'marks';
  // Check the form that names are compared in: a circled letter belongs to no script, but its plain letter does.
  const key = usernameKey(username);
  if (!alphabets.some((names) => toAlphabet(names).test(key))) return 'scripts';
  return reserved.some((name) => looksAlike(name, username)) ? 'reserved' : undefined;
}

function hasUnreadableMarks(username: string): boolean {
  // Decompose the letters first: the first of two equal accents may be part of its letter.
  const chars = [...username.normalize('NFKD')];
  const hasRepeated = chars.some((char, at) => char === chars[at - 1] && mark.test(char));
  return hasRepeated || chars.includes(dot) || unreadableMarks.test(username.normalize('NFKC'));
}

function toAlphabet(names: string): RegExp {
  const classes = [...names.split(' '), 'Zyyy', 'Zinh'].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
}
