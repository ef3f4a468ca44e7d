/**
 * Letters and digits that look like the first one of their line, among scripts in which a whole name can be written (UTS
 * 39, `confusables.txt`). Accents are not here, because they are removed before.
 */
const alike = [
  'aɑαа',
  'bƅьвɓƃƀ',
  'cᴄςсȼ',
  'dԁɗɖƌđð',
  'eҽеɇ',
  'fƒքϝ',
  'gɡցԍɠǥƍ',
  'hһհңħ',
  'iıɪɩιіɨ',
  'jϳјʝɉ',
  'kκкƙⱪқ',
  'l1ӏłɭɫƚ',
  'mмϻ',
  'nոռɳƞηɲ',
  'o0οоօøɵө',
  'pρрƥ',
  'qԛգզʠ',
  'rгʀɽɼɍ',
  'sꜱƽѕտʂ',
  'tτтƭⱦʈŧ',
  'uᴜʋυսʉ',
  'vᴠνѵ',
  'wɯᴡѡԝա',
  'xхχҳ',
  'yɣʏγуүұƴɏ',
  'zᴢζʐƶȥ',
] as const;

const plainLetter = new Map(
  alike.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
);

/** Whether people can take one name for the other: accents, case, look-alike letters, `0` for `o`, `1` or `I` for `l`. */
export function looksAlike(one: string, other: string): boolean {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
}

/** A capital `I` is read as `i` or as `l`. */
function looksOf(name: string): string[] {
  return [name, name.replaceAll('I', 'l')].map((each) => {
    const letters = each
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .toLowerCase();
    return Array.from(letters, (letter) => plainLetter.get(letter) ?? letter).join('');
  });
}
