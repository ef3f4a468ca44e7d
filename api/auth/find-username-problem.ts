import { consoleActor, systemActor } from '../audit-log/actor.ts';
import { usernameKey } from '../db/username-key.ts';

/** Why a name could be taken for another: by its look, or for one of the audit trail's own. */
export type UsernameProblem = 'unseen' | 'scripts' | 'reserved';

/** What the operator is told of a name: at the console, and of `ADMIN_USERNAME`. */
export const usernameProblems: Record<UsernameProblem, string> = {
  unseen: 'holds characters that cannot be seen',
  scripts: 'mixes letters of several scripts, or is in one that is out of use',
  reserved: 'is a name that the audit trail uses itself',
};

const reserved = [consoleActor, systemActor].map(({ username }) => usernameKey(username));

/** Control and format characters, blanks that are no space, and spaces that a page shows as one. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]|(?! )\p{Z}| {2}/u;

/** Scripts that are in everyday use (UAX 31, table 5), and those of Indonesia's languages. */
const scripts =
  'Arab Armn Bali Batk Beng Bopo Bugi Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Java Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Sund Taml Telu Thaa Thai Tibt';

/** Chinese, Japanese and Korean are written with several scripts, and with Latin: 'highly restrictive' in UTS 39. */
const together = ['Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo'];

const alphabets = [...scripts.split(' '), ...together].map(toAlphabet);

/** What is wrong with a new account's name; undefined when nothing is. Accounts that exist keep the name they have. */
export function findUsernameProblem(username: string): UsernameProblem | undefined {
  if (unseen.test(username)) return 'unseen';
  // The form that is compared: a letter in a circle, say, is of no script, and the letter inside it is.
  const key = usernameKey(username);
  if (reserved.includes(key)) return 'reserved';
  return alphabets.some((alphabet) => alphabet.test(key)) ? undefined : 'scripts';
}

function toAlphabet(names: string): RegExp {
  const classes = [...names.split(' '), 'Zyyy', 'Zinh'].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
}
