import { passwordMinLength } from '../contract/limits.ts';

/** Why a password would be guessed: `common` is on every list, `about-us` is made of what is known of the account. */
export type PasswordProblem = 'common' | 'about-us';

/** What somebody who knows the product would try, besides the account's own name. */
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
  'deposit',
  'withdraw',
];

/** A shorter name is found in words by chance. */
const nameMinLength = 3;

/** What makes a password too easy to guess; undefined when nothing does. */
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
  if (rest.length < passwordMinLength) return 'about-us';
  return common.has(rest) ? 'common' : undefined;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Only when a password is first set: a server may run for months without. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'];
  return new Set(passwords.filter((password) => password.length >= passwordMinLength));
}

/** Neither case nor what stands between letters and digits makes a word harder to guess. */
function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function withoutWords(text: string, words: readonly string[]): string {
  return words
    .filter((word) => word.length >= nameMinLength)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
}
