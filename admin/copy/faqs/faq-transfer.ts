import type {
  ConversionType,
  ExportFormat,
  ImportedPart,
  ImportMode,
  ImportOutcome,
  KeywordSeparator,
  KeywordsMode,
} from '../../../api/contract/faqs/faq-transfer.ts';
import type { TransferColumn } from '../../../api/contract/faqs/transfer-columns.ts';
import { sentences } from '../../../api/contract/texts/sentences.ts';
import { formatCount } from '../../format/number.ts';
import { faqFieldCopy } from './faq-field-names.ts';

// The code of no website: the numbers connect only the lines of the sample, and the check need not say so.
const website = 'contoh';
const sampleFaqs: readonly Partial<Record<TransferColumn, string>>[] = [
  { id: '1', question: 'Deposit', keywords: 'depo | isi saldo', website },
  {
    id: '2',
    parent_id: '1',
    question: 'Cara deposit',
    answer: 'Buka menu Deposit, lalu ikuti petunjuknya.',
    website,
  },
  {
    id: '3',
    question: 'Jam layanan',
    answer: 'Setiap hari, 24 jam.',
    keywords: 'buka jam berapa',
    website,
  },
];

export const faqTransferCopy = {
  export: 'Ekspor',
  exportTitle: 'Ekspor FAQ',
  exportScope: (count: number | undefined) =>
    count === undefined
      ? 'Semua FAQ website ini diunduh sebagai satu berkas.'
      : `${formatCount(count)} FAQ yang dipilih diunduh sebagai satu berkas.`,
  format: 'Format',
  formats: {
    xlsx: { label: 'Excel', help: 'Untuk diubah lalu diimpor kembali.' },
    csv: { label: 'CSV', help: 'Untuk Google Sheets dan program lain.' },
    json: { label: 'JSON', help: 'Untuk program lain.' },
    zip: { label: 'ZIP', help: 'CSV beserta semua gambarnya, untuk cadangan atau pindah server.' },
  } satisfies Record<ExportFormat, { label: string; help: string }>,
  download: 'Unduh',
  downloading: 'Mengunduh...',
  received: (megabytes: number) => `${decimal(megabytes)} MB diterima`,
  exportFailed: 'Ekspor gagal.',

  import: 'Impor',
  importTitle: 'Impor FAQ',
  into: 'Ke website',
  way: 'Yang diimpor',
  ways: [
    { value: 'file', label: 'Berkas' },
    { value: 'text', label: 'Tempel teks' },
    { value: 'starter', label: 'Contoh' },
  ] as const,
  start: 'Mulai dari contoh',
  starter: 'Contoh untuk',
  starters: {
    'toko-online': {
      label: 'Toko online',
      help: 'Pemesanan, pembayaran, pengiriman, dan pengembalian.',
    },
    'jasa-booking': {
      label: 'Jasa dan booking',
      help: 'Layanan, harga, booking, pembayaran, dan lokasi.',
    },
    sekolah: { label: 'Sekolah', help: 'Pendaftaran, biaya, kegiatan belajar, dan kantor.' },
  },
  file: 'Berkas',
  chooseFile: 'Pilih berkas, atau seret ke sini',
  fileHelp: (megabytes: number) =>
    `Excel (.xlsx), CSV, TSV, JSON, ZIP, halaman web, atau XML blog, maksimal ${megabytes} MB.`,
  // The server says of the others how to save them, while a picker would only grey them out.
  fileTypes:
    '.xlsx,.xlsm,.csv,.tsv,.tab,.txt,.json,.jsonl,.zip,.html,.htm,.xml,.xls,.xlsb,.ods,.docx,.numbers,.pdf,.rtf,.mhtml',
  fileRequired: 'Pilih berkas terlebih dahulu.',
  fileTooLarge: sentences.importTooLarge,
  dropFile: 'Batalkan berkas ini',
  sample: 'Contoh berkas',
  sampleName: 'contoh-faq.csv',
  sampleFaqs,
  text: 'Teks',
  textHelp:
    'Dari Word, WhatsApp, halaman web, atau tabel. Baris yang diakhiri “?” menjadi pertanyaan, baris di bawahnya jawabannya.',
  textPlaceholder: 'Berapa ongkirnya?\nGratis untuk Jakarta.',
  textRequired: 'Tempel atau ketik teksnya terlebih dahulu.',
  mode: 'Cara impor',
  modes: {
    append: {
      label: 'Tambahkan',
      help: 'FAQ baru ditambahkan. FAQ dengan pertanyaan yang sama diganti isinya; di berkas ekspor website ini juga yang nomornya (id) sama. FAQ lain tetap ada.',
    },
    replace: {
      label: 'Ganti semua',
      help: 'Isi dan urutannya menjadi sama dengan yang diimpor. FAQ yang tidak ada di sana dihapus.',
    },
  } satisfies Record<ImportMode, { label: string; help: string }>,
  check: 'Periksa',
  checking: 'Memeriksa...',
  checkFailed: 'Berkas tidak dapat diperiksa.',
  importNow: 'Impor sekarang',
  importing: 'Mengimpor...',
  importFailed: 'Impor gagal, jadi tidak ada yang diubah.',
  otherFile: 'Ubah berkas',
  back: 'Kembali',
  readAgain: 'Baca lagi',
  reading: 'Cara membaca berkas',
  matchColumns: 'Cocokkan kolom',
  columnsMissing: (count: number) =>
    `Pilih isi ${formatCount(count)} kolom lagi. Belum ada yang dibaca.`,
  columnAt: (position: number) => `Kolom ${position}`,
  contentOf: (column: string) => `Isi ${column}`,
  chooseField: 'Pilih isinya',
  guessed: 'Ditebak',
  sheet: 'Lembar atau bagian yang diimpor',
  sheetRows: (name: string, rows: number) => `${name} (${formatCount(rows)} baris)`,
  separator: 'Pemisah kata lain',
  separators: [
    { value: '|', label: 'Garis tegak ( | )' },
    { value: ';', label: 'Titik koma ( ; )' },
    { value: ',', label: 'Koma ( , )' },
  ] satisfies { value: KeywordSeparator; label: string }[],
  converted: 'Yang diubah dari teks aslinya',
  conversions: {
    html: (count) => `${formatCount(count)} teks: HTML menjadi huruf tebal, daftar, dan tautan`,
    'line-breaks': (count) => `${formatCount(count)} teks: \\n menjadi baris baru`,
    markdown: (count) => `${formatCount(count)} teks: Markdown menjadi huruf tebal dan baris biasa`,
    keywords: (count) =>
      `${formatCount(count)} kata lain: kata yang ada di banyak FAQ, atau nama website, dikeluarkan`,
    marks: (count) => `${formatCount(count)} jawaban: huruf tebal dan tautan dari berkas dipakai`,
  } satisfies Record<ConversionType, (count: number) => string>,
  keep: 'Biarkan apa adanya',
  keywordsMode: 'Kata lain dari FAQ yang sudah ada',
  keywordsModes: [
    { value: 'add', label: 'Tambahkan ke yang ada' },
    { value: 'replace', label: 'Ganti' },
  ] satisfies { value: KeywordsMode; label: string }[],
  sending: (percent: number) => `Mengirim ${percent}%`,
  processing: 'Memproses di server',
  imagesDone: (done: number, total: number) =>
    `Memproses gambar: ${formatCount(done)} dari ${formatCount(total)} selesai`,
  nothingToDo: 'Semua FAQ di berkas ini sudah sama, jadi tidak ada yang perlu diimpor.',
  ready: 'Belum ada yang diubah. Periksa hasilnya, lalu impor.',
  faulty: (count: number) =>
    `${formatCount(count)} kesalahan ditemukan, jadi berkas ini tidak dapat diimpor. Perbaiki berkasnya, lalu periksa lagi.`,
  warnings: (count: number) =>
    `${formatCount(count)} pertanyaan sudah ada di bawah pertanyaan induk yang sama. Impor tetap dapat dilakukan.`,
  replacesOthers: (count: number) =>
    `${formatCount(count)} baris mengganti pertanyaan lain yang nomornya (id) sama. Bila bukan itu maksudnya, kosongkan kolom id di baris itu, lalu periksa lagi.`,
  replacesOther: 'Mengganti pertanyaan lain',
  below: (count: number) => `${formatCount(count)} FAQ di bawahnya tetap di sana.`,
  alsoChanges: (parts: string) => `Juga berubah: ${parts}.`,
  saveFaults: 'Unduh daftar kesalahan',
  faultsName: 'kesalahan-impor.txt',
  savedFault: (line: number, words: string | undefined, message: string) =>
    `Baris ${line}${words ? ` (${words})` : ''}: ${message}`,
  outcomes: {
    added: 'Ditambahkan',
    changed: 'Diubah',
    removed: 'Dihapus',
    unchanged: 'Tetap',
  } satisfies Record<ImportOutcome, string>,
  parts: {
    ...faqFieldCopy.names,
    tests: 'pertanyaan uji',
    parent: 'pertanyaan induk',
    order: 'urutan',
  } satisfies Record<ImportedPart, string>,
  count: formatCount,
  resultTable: 'Hasil pemeriksaan',
  show: 'Tampilkan',
  columns: {
    line: 'Baris',
    content: 'Isi',
  },
  noLine: '-',
  showMore: (count: number) => `Tampilkan ${formatCount(count)} lagi`,
  confirmName: (name: string) => `Ketik “${name}” untuk mengganti semua FAQ-nya`,
} as const;

function decimal(amount: number): string {
  return amount.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
