import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { createTransfer, type ImportOptions } from '../faq-files.ts';

const folder = join(repositoryRoot, 'tests/api/transfer/imported-examples');

/** What is understood of each file in the folder: `parent > question = answer [keywords]`. */
const examples: Record<
  string,
  { tree: string[]; options?: ImportOptions; conversions?: object[]; notes?: string[] }
> = {
  'bold-questions.html': {
    tree: [
      'Buka hari apa saja? = Senin–Sabtu, 08.00–17.00 🛠️',
      'Berapa biaya servis ringan? = Mulai **Rp75.000**. Lihat [daftar harga](https://bengkel.example/harga).',
      'Bagaimana cara booking? = 1. Telepon 0812-0000-1111⏎2. Sebut nomor polisi',
    ],
    notes: ['1 baris di atas pertanyaan pertama tidak dibaca.'],
  },
  'commas-between-keywords.csv': {
    tree: [
      'Berapa ongkir? = Rp10.000 [ongkos kirim, biaya antar, pengiriman, kurir, jne, sicepat, tarif]',
    ],
  },
  'headings-between-rows.csv': {
    tree: [
      'PENDAFTARAN',
      'PENDAFTARAN > Bagaimana cara daftar online? = 1. Buka www.kliniksehat.example⏎2. Pilih dokter⏎3. Datang 15 menit lebih awal',
      'PENDAFTARAN > Berapa biaya pendaftaran? = Rp 25.000,- (pasien baru)',
      'JADWAL',
      'JADWAL > Dokter gigi praktik jam berapa? 🦷 = Senin s/d Jumat; 16.00 - 20.00',
      'JADWAL > Nomor darurat? = 0811-2233-4455',
    ],
    options: { columns: ['ignore', 'question', 'answer', 'ignore'] },
    notes: [
      'Nama kolom ditemukan di baris 4. Baris 1 sampai 3 di atasnya tidak dibaca.',
      '2 baris judul menjadi topik untuk baris di bawahnya.',
    ],
  },
  'headings-between-rows.xlsx': {
    tree: [
      'PENDAFTARAN',
      'PENDAFTARAN > Kapan pendaftaran dibuka? = 01/07/2026',
      'PENDAFTARAN > Berapa biaya pendaftaran? = Rp250.000',
      'KANTOR',
      'KANTOR > Nomor telepon kantor? = (022) 0812345',
      'KANTOR > Jam buka kantor? = Buka **Senin–Jumat**, 08.00–15.00',
    ],
    conversions: [{ type: 'marks', count: 1 }],
    notes: ['2 baris judul menjadi topik untuk baris di bawahnya.'],
  },
  'html.csv': {
    tree: [
      'Berapa ongkir? = Ongkir **Rp10.000**.⏎Gratis di atas Rp100.000 & COD.⏎⏎- JNE⏎- SiCepat⏎⏎[Selengkapnya](https://toko.example/ongkir)',
      'Tanya "COD"? = Bisa kok',
    ],
    conversions: [{ type: 'html', count: 3 }],
  },
  'html-kept.csv': {
    tree: ['Cara bayar? = Tekan <b>Bayar</b>'],
    options: { keep: ['html'] },
    conversions: [{ type: 'html', count: 1 }],
  },
  'indonesian-headers.csv': { tree: ['Berapa ongkir? = Rp10.000', 'Jam buka? = 08.00-17.00'] },
  'literal-line-breaks.csv': {
    tree: ['Cara retur? = Langkah:⏎1. Foto barang⏎2. Kirim ke CS'],
    conversions: [{ type: 'line-breaks', count: 1 }],
  },
  'letters-before-questions.txt': {
    tree: [
      'Berapa lama garansi? = 1 tahun',
      'Garansi batal kalau apa = Kalau segel rusak.⏎Lihat kartu garansi.',
    ],
    options: { isPasted: true },
  },
  'line-breaks-of-both-kinds.csv': {
    tree: ['Di mana? = Di C:\\new', 'Lalu? = Satu⏎dua \\n tiga'],
  },
  'markdown.tsv': {
    tree: ['Ongkir? = **Tarif**', 'Toko? = Lihat [peta](https://toko.example/peta.png)'],
    conversions: [{ type: 'markdown', count: 2 }],
  },
  'merged-cells.xlsx': {
    tree: [
      'Pengiriman',
      'Pengiriman > Berapa ongkir ke Bandung? = Rp18.000',
      'Pengiriman > Cara melacak paket? = 1. Buka menu Pesanan⏎2. Tekan "Lacak"⏎3. Tunggu nomor resi muncul 📦',
      'Pengiriman > Kapan batas kirim hari ini? = 15:30',
      'Pembayaran',
      'Pembayaran > Bayar pakai apa? = Transfer BCA⏎QRIS⏎COD (khusus Jabodetabek)',
      'Pembayaran > Berapa diskon anggota? = 10%',
      'Kontak',
      'Kontak > Nomor WhatsApp CS? = 0812-3456-7890',
    ],
    options: { columns: ['ignore', 'topic', 'question', 'answer', 'ignore'] },
    notes: [
      'Nama kolom ditemukan di baris 4. Baris 1 sampai 3 di atasnya tidak dibaca.',
      'Yang dibaca hanya "FAQ CS". Tidak dibaca: "Catatan" (1 baris).',
    ],
  },
  'own-numbers.csv': {
    tree: ['Berapa ongkir? = Rp10.000', 'Jam buka? = 08.00-17.00', 'Cara retur? = Hubungi CS'],
    notes: [
      'Kolom nomor (id) tidak dipakai untuk mengubah FAQ: kode website tidak ada. Nomor hanya menghubungkan induk dan anak di berkas ini.',
    ],
  },
  'plain.xlsx': { tree: ['Berapa ongkir? = Rp10.000'] },
  'html-with-picture.csv': {
    tree: ['Toko? = Di sini', 'Jam? = 08.00'],
    conversions: [{ type: 'html', count: 1 }],
    notes: ['1 gambar di dalam HTML tidak diambil. Tambahkan gambar di FAQ-nya.'],
  },
  'html.json': {
    tree: ['Ada COD? = Bisa **COD**', 'Retur? = Foto⏎Kirim'],
    conversions: [
      { type: 'html', count: 1 },
      { type: 'line-breaks', count: 1 },
    ],
  },
  'quotes-in-tabs.tsv': {
    tree: [
      'Di mana resi saya? = Buka tab "Pesanan Saya", lalu pilih pesanan.',
      'Apa itu "COD"? = Bayar di tempat.',
      'Berapa ukuran layar 24" ? = 61 cm',
    ],
  },
  'spaces-before-quotes.csv': {
    tree: ['Berapa ongkir? = Rp10.000, gratis di atas Rp100.000', 'Jam buka? = 08.00-17.00'],
  },
  'title-row.csv': {
    tree: ['Berapa ongkir? = Rp10.000'],
    notes: ['Nama kolom ditemukan di baris 3. Baris 1 sampai 2 di atasnya tidak dibaca.'],
  },
  'topics-once.tsv': {
    tree: [
      'Kirim',
      'Kirim > Ongkir berapa? = Rp10.000⏎per kg [ongkos, biaya kirim]',
      'Kirim > Kurirnya apa? = JNE, J&T [ekspedisi]',
      'Toko',
      'Toko > Buka jam berapa? = 08.00 [jam buka]',
    ],
    options: { isPasted: true },
    notes: ['Topik yang kosong di 1 baris diisi dengan topik di atasnya.'],
  },
  'topics.csv': {
    tree: [
      'Pengiriman',
      'Pengiriman > Berapa ongkir? = Rp10.000',
      'Toko',
      'Toko > Jam buka? = 08.00-17.00',
    ],
  },
  'topics-of-two-tiers.csv': {
    tree: ['Belanja', 'Belanja > Bayar', 'Bayar > Ada COD? = Ada'],
  },
  'whatsapp-list.txt': {
    tree: [
      'Minimal pesan berapa box? = Minimal 20 box kak 🙏',
      'Harga mulai berapa? 💰 = Mulai Rp25.000/box⏎- Paket A: Rp25.000⏎- Paket B: Rp35.000',
      'Cara pesan gimana? = 1. Chat WA 0812-3456-7890⏎2. DP 50%⏎3. Pelunasan H-1',
      'Bisa antar? = Bisa, gratis ongkir s/d 5 km',
    ],
    options: { isPasted: true },
    notes: ['1 baris di atas pertanyaan pertama tidak dibaca.'],
  },
  'without-header.csv': {
    tree: ['Alamat toko = Jalan Melati 1', 'Jam buka = 08.00 sampai 17.00'],
    options: { columns: ['question', 'answer'] },
    notes: ['Nama kolom tidak ditemukan, jadi baris pertama juga dibaca sebagai FAQ.'],
  },
};

it.each(readdirSync(folder))(
  '%s is understood, and changes nothing the second time',
  async (name) => {
    const { tree, options = {}, conversions = [], notes = [] } = examples[name] ?? { tree: [] };
    const { api, importFile } = await createTransfer();
    const file = readFileSync(join(folder, name));
    const dry = await importFile(file, { ...options, name, dryRun: true });
    expect(dry.faults).toEqual([]);
    expect(dry.conversions).toEqual(conversions);
    expect(dry.notes).toEqual(notes);
    await importFile(file, { ...options, name });
    const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
    const questions = new Map(rows.map(({ id, question }) => [id, question]));
    expect(
      rows.map(({ parentId, question, answer, keywords }) =>
        [
          parentId === null ? '' : `${questions.get(parentId)} > `,
          question,
          answer === null ? '' : ` = ${answer.replaceAll('\n', '⏎')}`,
          keywords === '' ? '' : ` [${keywords.replaceAll('\n', ', ')}]`,
        ].join(''),
      ),
    ).toEqual(tree);
    expect(await importFile(file, { ...options, name })).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
      undo_id: null,
    });
  },
);
