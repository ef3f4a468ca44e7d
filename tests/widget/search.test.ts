import { describe, expect, it } from 'vitest';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { preparedSearch } from './prepared-search.ts';
import { faq } from './sample-faqs.ts';
import { shopTree, starterTree } from './search-trees.ts';

const inStarter = await preparedSearch(starterTree);
const inShop = await preparedSearch(shopTree);

function firstInStarter(typed: string): string | undefined {
  return inStarter(typed)[0]?.faq.question;
}

function firstInShop(typed: string): string | undefined {
  return inShop(typed)[0]?.faq.question;
}

describe('typing errors', () => {
  it.each([
    ['a letter left out', 'lupa pasword', 'Lupa password'],
    ['a letter too many', 'lupa passsword', 'Lupa password'],
    ['a wrong letter', 'lupa passworf', 'Lupa password'],
    ['two letters swapped', 'lupa passwrod', 'Lupa password'],
    ['the first two letters swapped', 'ubah eamil', 'Ganti email'],
    ['the first letter left out', 'ithdraw', 'Withdraw'],
    ['two errors in a long word', 'pemelharan', 'Website sedang pemeliharaan'],
    ['a key held down', 'turnoverrrrr', 'Turnover'],
    ['accents and capitals', 'LUPA PÀSSWORD', 'Lupa password'],
  ])('forgives %s', (_, typed, question) => {
    expect(firstInStarter(typed)).toBe(question);
  });

  it('corrects words that occur only in the tree', () => {
    expect(firstInShop('ukuran sepaut')).toBe('Ukuran sepatu');
  });

  it('matches a word that is typed as two', () => {
    expect(inStarter('turn over')).toEqual(inStarter('turnover'));
    expect(inStarter('biaya with draw')).toEqual(inStarter('biaya withdraw'));
  });

  it('does not confuse short words', () => {
    const inPaint = createFaqSearch(treeOf('Cat air'));

    expect(inPaint('cat')).toHaveLength(1);
    expect(inPaint('cap')).toEqual([]);
  });
});

describe('words being typed', () => {
  it('finds a question by the beginning of a word', () => {
    expect(firstInShop('sepa')).toBe('Ukuran sepatu');
    expect(firstInStarter('kemen')).toBe('Kemenangan tidak masuk ke saldo');
  });
});

describe('affixes', () => {
  it.each([
    ['kirim', 'Pengiriman'],
    ['dikirim', 'Pengiriman'],
    ['mengirim', 'Pengiriman'],
    ['kirimannya', 'Pengiriman'],
    ['terkirim', 'Pengiriman'],
    ['bayar', 'Pembayaran'],
    ['membayar', 'Pembayaran'],
    ['dibayarkan', 'Pembayaran'],
    ['bayarin', 'Pembayaran'],
    ['hitungan ongkos', 'Menghitung ongkos kirim'],
    ['ngitung ongkos', 'Menghitung ongkos kirim'],
    ['perhitungan ongkos', 'Menghitung ongkos kirim'],
    ['kembaliin', 'Pengembalian barang'],
    ['dikembalikan', 'Pengembalian barang'],
    ['kerusakan', 'Paket rusak'],
    ['rusaklah', 'Paket rusak'],
    ['perusak', 'Paket rusak'],
    ['bukuku', 'Buku bekas'],
    ['bukumu', 'Buku bekas'],
    ['pengukuran sepatu', 'Ukuran sepatu'],
  ])('are ignored in %s', (typed, question) => {
    expect(firstInShop(typed)).toBe(question);
  });

  it.each([
    ['cara narik dana', 'Cara withdraw'],
    ['menarik dana caranya', 'Cara withdraw'],
    ['nyalahin nomor rekening withdraw', 'Salah nomor rekening saat withdraw'],
    ['memakai username sudah', 'Username sudah dipakai'],
    ['wdnya blm masuk', 'Withdraw belum masuk'],
  ])('are removed, and a letter that they replaced is restored: %s', (typed, question) => {
    expect(firstInStarter(typed)).toBe(question);
  });

  it.each([
    ['a short root of two long words', 'memerangi', 'Surat keterangan'],
    ['another word of eight letters', 'sarankan', 'Harga saringan'],
    ['a common word with an affix', 'terlalu', 'Acara lalu'],
    ['another common word', 'tertentu', 'Penentuan harga'],
  ])('do not lead from %s', async (_, typed, question) => {
    expect((await preparedSearch(treeOf(question)))(typed)).toEqual([]);
  });

  it.each([
    ['isi krs', 'Pengisian KRS'],
    ['pengisian data', 'Isi data'],
    ['ijazah ditandatangani', 'Ijazah tanda tangan'],
    ['ijazah tanda tangan', 'Ijazah ditandatangani'],
  ])('lead fully from %s to %s', async (typed, question) => {
    const search = await preparedSearch(treeOf(question, 'Jam buka'));

    expect(search(typed)[0]?.score).toBe(search(question)[0]?.score);
  });

  it('include doubling: a doubled word matches like the single one', () => {
    expect(inStarter('wd2')).toEqual(inStarter('wd'));
    for (const typed of ['paket-paket rusak', 'paket paket rusak', 'paket2 rusak']) {
      expect(inShop(typed)).toEqual(inShop('paket rusak'));
    }
  });
});

describe('short forms and synonyms', () => {
  it.each([
    ['depo', 'Deposit'],
    ['wd', 'Withdraw'],
    ['apk', 'Aplikasi'],
    ['cara isi saldo', 'Cara deposit'],
    ['cara tarik dana', 'Cara withdraw'],
    ['lupa pw', 'Lupa password'],
    ['lupa kata sandi', 'Lupa password'],
    ['apa itu to', 'Apa itu turnover?'],
    ['kesbek mingguan', 'Cashback mingguan'],
    ['salah norek pas wd', 'Salah nomor rekening saat withdraw'],
    ['salah tf ke rek lain', 'Salah transfer ke rekening lain'],
    ['akun dihack', 'Akun saya diretas'],
    ['akun dibajak', 'Akun saya diretas'],
    ['situs ga bisa dibuka', 'Website tidak bisa dibuka'],
    ['histori transaksi', 'Lihat riwayat transaksi'],
    ['depo e wallet', 'Deposit lewat e-wallet'],
    ['depo ewallet', 'Deposit lewat e-wallet'],
  ])('understands %s', (typed, question) => {
    expect(firstInStarter(typed)).toBe(question);
  });

  it.each([
    ['blm dikonfirmasi', 'Belum dikonfirmasi'],
    ['pkt rsk', 'Paket rusak'],
    ['krt krdt', 'Kartu kredit'],
    ['brg', 'Pengembalian barang'],
    ['ukrn', 'Ukuran sepatu'],
  ])('reads words without their vowels: %s', (typed, question) => {
    expect(firstInShop(typed)).toBe(question);
  });

  it('match words with fillers between them', () => {
    expect(inStarter('depo belum juga masuk')).toEqual(inStarter('depo belum masuk juga'));
    expect(firstInStarter('depo belum juga masuk')).toBe('Deposit belum masuk');
  });

  it('are joined at hyphens and dots', () => {
    expect(createFaqSearch(treeOf('Cara membuat KTP-el'))('ktpel')).toHaveLength(1);
    expect(firstInStarter('cara w.d')).toBe('Cara withdraw');
  });

  it('count half for `bagaimana` where the question has `cara`', async () => {
    const search = await preparedSearch(treeOf('Cara bayar pajak', 'Bagaimana bayar denda'));

    expect(search('bayar bagaimana')[0]?.faq.id).toBe(2);
    expect(search('gimana bayar pajak')[0]?.faq.id).toBe(1);
  });

  it('reads `min` as the administrator at the end and as the minimum elsewhere', () => {
    expect(firstInStarter('min depo')).toBe('Minimal dan maksimal deposit');
    expect(firstInStarter('depo min')).toBe('Deposit');
  });
});

describe('initials', () => {
  const search = createFaqSearch([
    faq(1, 'Bagaimana cara mengisi Kartu Rencana Studi?'),
    faq(2, 'Pembayaran uang kuliah tunggal'),
    faq(3, 'Kapan wisuda?'),
    faq(4, 'Jadwal kelas', { answer: 'Lihat di Sistem Akademik.' }),
  ]);

  it.each([
    ['of a name in capitals', 'isi krs', 1],
    ['of a question of several words', 'pukt', 2],
    ['of a name of two words in an answer', 'sa', 4],
  ])('%s find it: %s', (_, typed, id) => {
    expect(search(typed)[0]?.faq.id).toBe(id);
  });

  it('and the words that they stand for are the same in usual short forms', async () => {
    const short = await preparedSearch(treeOf('Jam kerja CS', 'Syarat KTP', 'Ganti nomor HP'));
    expect(short('jam kerja customer service')[0]?.faq.id).toBe(1);
    expect(short('syarat kartu tanda penduduk')[0]?.faq.id).toBe(2);
    const long = await preparedSearch(
      treeOf('Jam kerja customer service', 'Syarat kartu tanda penduduk', 'Ganti nomor'),
    );
    expect(long('jam kerja cs')[0]?.faq.id).toBe(1);
    expect(long('syarat ktp')[0]?.faq.id).toBe(2);
  });

  it('of two words that are no name find nothing', () => {
    expect(search('kw')).toEqual([]);
  });

  it('do not outrank a question with the word itself', () => {
    const both = createFaqSearch(treeOf('Kartu Rencana Studi', 'Apa itu KRS'));

    expect(both('krs').map(({ faq }) => faq.id)).toEqual([2, 1]);
  });
});

describe('numbers', () => {
  const search = createFaqSearch(
    treeOf(
      'Paket Rp50.000',
      'Paket 75 ribu',
      'Paket 2 juta',
      'Program S2',
      'Program S1',
      'Paket Rp1.500.000',
      'Paket 7.500',
    ),
  );

  it.each([
    ['50rb', 1],
    ['50 ribu', 1],
    ['50.000', 1],
    ['50k', 1],
    ['Rp 75.000', 2],
    ['rp75000', 2],
    ['2.000.000', 3],
    ['2jt', 3],
    ['s2', 4],
    ['1,5jt', 6],
    ['1.5 juta', 6],
    ['1500000', 6],
    ['7,5rb', 7],
    ['7.5k', 7],
  ])('are the same in each spelling: %s', (typed, id) => {
    expect(search(typed)[0]?.faq.id).toBe(id);
  });
});

describe('other scripts', () => {
  const search = createFaqSearch(
    treeOf(
      'Забыл пароль',
      'Часы работы',
      'パスワードを忘れた',
      '営業時間',
      'نسيت كلمة المرور',
      'ساعات العمل',
    ),
  );

  it.each([
    ['ПАРОЛЬ', 1],
    ['часы', 2],
    ['パスワード', 3],
    ['営業', 4],
    ['كَلمة المرور', 5],
    ['ساعات', 6],
  ])('are found by their own letters: %s', (typed, id) => {
    expect(search(typed).map(({ faq }) => faq.id)[0]).toBe(id);
  });
});

describe('order', () => {
  it('distinguishes equal questions by their parents', () => {
    expect(inShop('kartu kredit belum dikonfirmasi')[0]?.faq.id).toBe(204);
    expect(inShop('transfer bank belum dikonfirmasi')[0]?.faq.id).toBe(206);
    expect(firstInStarter('depo qris blm masuk')).toBe('Deposit QRIS belum masuk');
  });

  it('puts an answer before its heading, which still matches when only it was typed', async () => {
    const search = await preparedSearch([
      faq(1, 'Ban dan rantai'),
      faq(2, 'Ganti rantai motor', { parent_id: 1, answer: 'Dua puluh menit.' }),
      faq(3, 'Oli'),
      faq(4, 'Merek yang dipakai', { parent_id: 3, answer: 'Semua.' }),
    ]);
    expect(search('rantai')[0]?.faq.id).toBe(2);
    expect(search('oli')[0]?.faq.id).toBe(3);
  });

  it('puts the words of a question before those of an answer', () => {
    expect(inShop('kurir paket rusak')[0]?.faq.question).toBe('Paket rusak');
  });

  it('finds a question by its answer alone, as a suggestion', () => {
    expect(inShop('anteraja')[0]).toMatchObject({ faq: { id: 102 }, isSure: false });
  });

  it('puts a question with only the typed words before longer ones', () => {
    const questions = inStarter('wd ditolak').map(({ faq }) => faq.question);

    expect(questions[0]).toBe('Withdraw ditolak');
    expect(questions).toContain('Ditolak karena turnover belum cukup');
  });

  it('keeps the order of the tree between questions that match equally well', () => {
    expect(
      inShop('belum dikonfirmasi')
        .map(({ faq }) => faq.id)
        .slice(0, 2),
    ).toEqual([204, 206]);
  });

  it('keeps the order of the tree, not the order of the typed words', () => {
    const inFruit = createFaqSearch(treeOf('Mangga', 'Jeruk'));

    expect(inFruit('jeruk mangga').map(({ faq }) => faq.id)).toEqual([1, 2]);
  });

  it('prefers the typed filler between questions that otherwise match equally well', () => {
    const inFruit = createFaqSearch(treeOf('Kapan mangga?', 'Kenapa mangga?'));

    expect(inFruit('kenapa mangga')[0]?.faq.id).toBe(2);
  });

  it('leaves out questions that match less than half as well as the best one', () => {
    expect(inStarter('lupa password', 50).map(({ faq }) => faq.question)).toEqual([
      'Lupa password',
    ]);
  });

  it('shows more questions if none of them is sure', async () => {
    const search = await preparedSearch(treeOf('Cara mengganti ban', 'Harga ban'));
    expect(search('beli velg ban racing').map(({ isSure }) => isSure)).toEqual([false, false]);
  });

  it('puts a question first that was typed with other words around it', () => {
    const [first] = inStarter('deposit belum masuk sudah 2 jam');
    expect(first?.faq.question).toBe('Deposit belum masuk');
  });

  it('puts a question before its topic, unless only the topic was typed', async () => {
    const search = await preparedSearch([
      faq(1, 'Pembayaran', { answer: 'Pilih pertanyaan Anda.' }),
      faq(2, 'Transfer ke rekening mana?', { parent_id: 1 }),
      faq(3, 'Kirim barang'),
    ]);
    expect(search('bayarnya transfer gimana')[0]?.faq.id).toBe(2);
    expect(search('pembayaran')[0]?.faq.id).toBe(1);
  });

  it('returns at most five by default', () => {
    expect(inStarter('deposit')).toHaveLength(5);
    expect(inStarter('deposit', 2)).toEqual(inStarter('deposit').slice(0, 2));
    expect(inStarter('deposit', 20).length).toBeGreaterThan(5);
  });
});

describe('certainty', () => {
  it('is sure of every exactly typed question of the tree, and never of a topic', () => {
    for (const faq of starterTree) {
      const isTopic = faq.parent_id === null;
      expect(inStarter(faq.question)[0]).toMatchObject({ faq, isSure: !isTopic });
    }
  });

  it('is not sure if the second question fits nearly as well, unless the first was typed whole', async () => {
    const search = await preparedSearch(
      treeOf('Biaya kirim ke luar kota', 'Biaya kirim ke luar negeri', 'Jam buka'),
    );
    const [first, second] = search('biaya kirim keluar');

    expect(first).toMatchObject({ isSure: false });
    expect(second?.score).toBeGreaterThan(0.9 * (first?.score ?? 1));
    expect(search('ongkir ke luar kota')[0]).toMatchObject({ faq: { id: 1 }, isSure: true });
    expect(search('jam buka')[0]).toMatchObject({ faq: { id: 3 }, isSure: true });
  });

  it('is not sure of one of two equal questions', () => {
    expect(inShop('belum dikonfirmasi').map(({ isSure }) => isSure)).not.toContain(true);
  });

  it('is not sure of a question when some typed words do not match', () => {
    const [match] = inStarter('deposit sepeda gunung bekas');

    expect(match?.isSure).toBe(false);
  });

  it.each(['', ' ', 'a', '?!', '🙂', 'asdfgh', 'qwerty zxcvb', 'resep rendang'])(
    'finds nothing for "%s"',
    (typed) => {
      expect(inStarter(typed)).toEqual([]);
    },
  );

  it.each([
    'apa',
    'yang mana',
    'saya mau tanya dong kak',
    'cuaca hari ini',
    'beli motor bekas',
    'harga cabai rawit',
  ])('is sure of nothing for "%s"', (typed) => {
    expect(inStarter(typed).filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('is not sure of one matching word in a long text', () => {
    const matches = inShop('sepeda gunung merah helm hitam jaket kulit tas ransel kartu');

    expect(matches.filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('suggests matches of a known word beside unknown words', () => {
    expect(inShop('unboxing paket')[0]).toMatchObject({ isSure: false });
    expect(inShop('unboxing paket').map(({ faq }) => faq.id)).toContain(104);
  });

  it('does not count greetings and fillers towards the limit of words', () => {
    const typed =
      'assalamualaikum kak selamat pagi maaf mau tanya dong ini saya kan lagi pengen tau soal itu ya lupa password';

    expect(firstInStarter(typed)).toBe('Lupa password');
  });

  it.each([
    ['glued words', 'lupapassword', 'Lupa password'],
    ['letters drawn out', 'depo belooomm masuuuk', 'Deposit belum masuk'],
    ['`tp` as tapi', 'udah wd tp ditolak', 'Withdraw ditolak'],
    ['`dr` as dari', 'dr td wd ditolak', 'Withdraw ditolak'],
    ['`dmn` as di mana', 'riwayat transaksi dmn', 'Lihat riwayat transaksi'],
    ['Javanese', 'piye carane wd', 'Cara withdraw'],
    ['Sundanese', 'kumaha carana depo', 'Cara deposit'],
    ['English', 'forgot password', 'Lupa password'],
  ])('reads %s', (_, typed, question) => {
    expect(firstInStarter(typed)).toBe(question);
  });

  it('reads the first 16 words and 200 characters', () => {
    const places = (typed: string) => inShop(typed, 20).map(({ faq }) => faq.id);

    expect(places(`${'bayar '.repeat(15)}kartu`)).toContain(203);
    expect(places(`${'bayar '.repeat(16)}kartu`)).toEqual(places('bayar'));
    expect(inShop(`${'-'.repeat(195)}kartu`)).not.toEqual([]);
    expect(inShop(`${'-'.repeat(200)}kartu`)).toEqual([]);
  });

  it('finds nothing in an empty tree', () => {
    expect(createFaqSearch([])('deposit')).toEqual([]);
  });
});

function treeOf(...questions: string[]): PublicFaq[] {
  return questions.map((question, place) => faq(place + 1, question));
}
