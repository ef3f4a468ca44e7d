import { rootsOf } from '../contract/faqs/roots-of.ts';
import { loadLexicon } from '../search-words/lexicon.ts';

/** Whether scrubbed words still hold what may identify or harm a person. */
export type IsPersonal = (words: string) => boolean;

/** Words that are followed by a name or an account. */
const names = setOf('nama nm bernama username usernamenya user userid usn uname panggil dipanggil');
/** Words that are followed by something secret, or by a number of a person. */
const secrets = setOf(
  'password pass passwd paswod pasword pw pswd sandi pin otp nik rek rekening norek token cvv',
);
/** Words before the name of a person or a place that are also common in questions. */
const introductions = setOf(
  'saya sya sy aku aq gue gua gw ane saia pak bpk bu mbak jalan jln jl alamat',
);
/** Words that are followed by an account, which has letters and digits. */
const accounts = setOf('akun id ig telegram');
/** Words that visitors type after the words above when they ask a question. */
const ordinary = setOf(
  `masuk terima kirim ganti ubah buat daftar lupa reset isi minta cek lihat tahu pakai guna cocok sesuai sama beda benar
  valid aktif blokir kunci buka tutup tolak verifikasi konfirmasi login logout keluar hubung tulis ketik input simpan
  tampil muncul bagi datang kasih baca kenal temu cari pilih tambah hapus pindah gabung kembali ulang bantu tanya coba jawab jadi ambil
  akun bank rekening atm kartu email sms whatsapp hp nomor telepon dompet wallet ewallet saldo uang dana deposit withdraw tarik
  transfer bca bri bni mandiri bsi cimb danamon permata ovo gopay shopeepay linkaja qris wifi internet aplikasi website
  situs bot admin cs user username password pin otp nik ktp kk npwp sim paspor kode sandi id nama foto
  baru lama kosong penuh minimal maksimal digit huruf angka karakter simbol panjang singkat kuat lemah aman ganda dobel
  satu dua tiga empat lima enam tujuan penerima pengirim pemilik pribadi sendiri orang org anak istri suami keluarga ibu bapak ayah
  ortu lengkap panggilan asli depan belakang toko perusahaan barang produk kota sekolah siswa ktp akta ijazah`,
);
/** Words that name a problem. They stand between the words above and a name, as fillers do. */
const problems = setOf(
  `tidak belum gagal error rusak hilang lupa salah tolak masalah kendala gangguan lambat putus telat mati padam bocor
  tipu palsu retas blokir kunci keluh lapor batal kurang hangus keliru sengketa selisih berisik tertinggal terlambat
  kesalahan`,
);
/** What one person has: a name is one of the next three words (`nama rekening budi`). */
const namedWithin = 3;

const mailHosts = setOf('gmail yahoo ymail hotmail outlook icloud rocketmail proton protonmail');
const spokenDots = setOf('dot titik');
const disguisedAts = ['(at)', '[at]', '{at}', '<at>', '(et)', '(a)'];
const profileHosts = setOf('t.me wa.me fb.com ig.com instagram.com facebook.com');
/** Parts of a host name that are no name of their own: `www.toko.co.id` has one. */
const hostParts = setOf('www com net org co or ac go sch web my biz id');

const digitWords = setOf('nol kosong satu dua tiga empat lima enam tujuh delapan lapan sembilan');
/** Dates, times and amounts have fewer digits (`jam 10 sd 12`). */
const brokenDigits = 5;
const manyDigits = 8;
/** Fewer words in a row are amounts (`satu atau dua`). */
const digitWordsInRow = 4;

/** Loads the check. It knows Indonesian words: another word after `nama` or `saya` is taken for a name. */
export async function loadPersonalCheck(): Promise<IsPersonal> {
  const lexicon = await loadLexicon();
  const fillers = new Set([...lexicon.fillers, ...lexicon.light, ...problems]);
  const known = new Set([...lexicon.spellings.flat(), ...lexicon.mentions.keys()]);

  /** Short words, and words without vowels, are abbreviations. */
  const isShort = (word: string) => word.length <= 2 || /^[^aiueo\d]+$/.test(word);
  const isIn = (words: ReadonlySet<string>, word: string) =>
    rootsOf(word, lexicon.affixes).some(
      (root) => words.has(root) || words.has(lexicon.usual.get(root) ?? ''),
    );
  const isOrdinary = (word: string) =>
    isShort(word) || fillers.has(word) || isIn(fillers, word) || isIn(ordinary, word);
  const isKnown = (word: string) => isOrdinary(word) || isIn(known, word);

  return (words) => {
    const texts = words.split(' ');
    if (disguisedAts.some((at) => texts.join('').includes(at)) || texts.some(isAddress))
      return true;
    // `masuk2` is a common short form of a doubled word.
    const all = words.replace(/(\p{L})2\b/gu, '$1').match(/[\p{L}\p{N}]+/gu) ?? [];
    if (hasNumber(all) || hasMailHost(all)) return true;
    return all.some((word, at) => {
      const trigger = word.replace(/(?:nya|ku)$/, '');
      const next = all.slice(at + 1).filter((each) => !isShort(each) && !fillers.has(each));
      if (introductions.has(word)) return !next.slice(0, 1).every(isKnown);
      if (accounts.has(trigger) && /^(?=.*\d).*\p{L}/u.test(next[0] ?? '')) return true;
      if (!names.has(trigger) && !secrets.has(trigger)) return false;
      return !next.slice(0, 1).every(isOrdinary) || !next.slice(1, namedWithin).every(isKnown);
    });
  };
}

/** Whether a text is a mail address with a dot for the `@`, or the address of a profile. */
function isAddress(text: string): boolean {
  const [host = '', path = ''] = text.replace(/^https?:\/\//, '').split('/', 2);
  const parts = host.split('.');
  if (parts.length < 2 || parts.includes('') || !/^[a-z]{2,}$/.test(parts.at(-1) ?? ''))
    return false;
  const named = parts.filter((part) => !hostParts.has(part));
  return named.length > 1 || path !== '' || profileHosts.has(host);
}

/** Whether words hold `gmail com`, also with a dot or the word for it in between. */
function hasMailHost(all: readonly string[]): boolean {
  return all.some((word, at) => {
    const next = all.slice(at + 1).find((each) => !spokenDots.has(each));
    return mailHosts.has(word) && (next === 'co' || next === 'com');
  });
}

/** Whether words hold a number that is written in words, or broken by short ones: `081 x 234`. */
function hasNumber(all: readonly string[]): boolean {
  let digits = 0;
  let run: number[] = [];
  for (const word of all) {
    const found = digitWords.has(word) ? 1 : word.replace(/\P{N}/gu, '').length;
    if (found > 0) run.push(found);
    else if (word.length > 2) run = [];
    digits += found;
    const inRun = run.reduce((sum, each) => sum + each, 0);
    const isBroken = run.length > 1 && inRun >= brokenDigits;
    if (isBroken || run.filter((each) => each === 1).length >= digitWordsInRow) return true;
  }
  return digits >= manyDigits;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.match(/\S+/g));
}
