import { passwordMinLength } from '../contract/limits.ts';
import { checkKinds } from '../contract/ticket.ts';

/**
 * Why a password is easy to guess: `common`: it is in a list of common passwords; `guessable-words`: it consists of
 * words that are known about the account.
 */
export type PasswordProblem = 'common' | 'guessable-words';

/** Words of the product that somebody could guess, besides the account's name. */
export const contextWords = [
  'tanya',
  'kami',
  'admin',
  'administrator',
  'operator',
  'support',
  'customer',
  'service',
  'livechat',
  'chatbot',
  'faq',
  ...checkKinds,
];

/** Shorter names occur in other words by chance. */
const nameMinLength = 3;

/** Why a password is easy to guess; undefined when it is hard to guess. */
export async function findPasswordProblem(
  password: string,
  username: string,
): Promise<PasswordProblem | undefined> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  if (common.has(password.toLowerCase())) return 'common';
  const plain = toPlain(password);
  if (common.has(plain)) return 'common';
  const rest = withoutWords(plain, [...contextWords, toPlain(username)]);
  if (rest === plain) return undefined;
  if (rest.length < passwordMinLength) return 'guessable-words';
  return common.has(rest) ? 'common' : undefined;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when a password is first set: a server may run for months without needing it. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'];
  return new Set(passwords.filter((password) => password.length >= passwordMinLength));
}

/** Lower case, only letters and digits: upper case and other characters do not make a word harder to guess. */
function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function withoutWords(text: string, words: readonly string[]): string {
  return words
    .filter((word) => word.length >= nameMinLength)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
}
