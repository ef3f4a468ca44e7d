import { transferFields } from '../contract/faqs/transfer-columns.ts';
import type { InsightDay, InsightPart, ReasonName } from '../contract/insights.ts';
import type { AnswerLinkFault } from '../contract/texts/answer-links.ts';
import { sentences } from '../contract/texts/sentences.ts';

/** A message names at most this many websites. */
const namedMax = 5;
/** At most this many lines or sheets of a file. */
const listedMax = 10;
const listed = new Intl.ListFormat('id');

/** All texts that the API sends to people. */
export const messages = {
  ...sentences,
  needsJson: 'Kirim isian sebagai JSON, dengan Content-Type: application/json.',
  badRequest: 'Permintaan tidak dapat dibaca.',
  bodyTooLarge: 'Data yang dikirim terlalu besar.',
  unexpected: 'Terjadi kesalahan di server. Coba lagi beberapa saat lagi.',
  serverBusy: 'Server sedang terlalu sibuk. Coba lagi beberapa saat lagi.',
  storageBusy: 'Server sedang menyimpan data lain. Coba lagi beberapa saat lagi.',
  storageAway: 'Basis data sedang tidak dapat dihubungi. Coba lagi beberapa saat lagi.',
  storageUnwritable:
    'Perubahan tidak dapat disimpan karena penyimpanan server bermasalah. Hubungi pengelola server.',
  /** The proxy files in `deploy/` send this text, and the texts for 413, 502 and 503. */
  tooManyConnections: 'Terlalu banyak koneksi dari alamat Anda. Coba lagi beberapa saat lagi.',
  stopping: 'Server sedang dimulai ulang. Coba lagi beberapa saat lagi.',
  routeNotFound: 'Alamat tidak ditemukan.',
  methodNotAllowed: 'Metode tidak didukung untuk alamat ini.',
  invalidForm: 'Periksa kembali isian Anda.',

  notText: 'Harus berupa teks.',
  notTextList: 'Harus berupa daftar teks.',
  notBoolean: 'Harus berupa true atau false.',
  notId: 'Harus berupa ID yang benar.',
  notIds: 'Harus berupa ID yang dipisahkan koma.',
  notIdList: 'Harus berupa daftar ID.',
  tooManyIds: (max: number) => `Maksimal ${amount(max)} ID sekaligus.`,
  notVersion: 'Harus berupa nomor versi yang benar.',
  notTime: 'Harus berupa waktu ISO 8601 dengan zona waktu.',
  notChoice: 'Pilihan tidak dikenal.',
  notListOf: (names: string) => `Harus berupa daftar JSON dari ${names}.`,
  outOfRange: (min: number, max: number) => `Harus berupa angka dari ${min} sampai ${max}.`,
  unseenCharacter: 'Tidak boleh memuat karakter tak terlihat.',
  badIp: (example: string) => `IP format is invalid. Please use format like ${example}`,

  editedMeanwhile:
    'Data ini sudah diubah admin lain sejak Anda membukanya. Periksa isi terbarunya sebelum menyimpan.',
  badIdempotencyKey: 'Header Idempotency-Key tidak dapat dibaca.',
  idempotencyKeyReused: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',

  gateClosed: 'Alamat IP Anda tidak terdaftar di whitelist.',
  foreignOrigin: 'Permintaan dari situs lain ditolak.',
  foreignHost: (publicUrl: string) => `Halaman admin hanya dapat dibuka di ${publicUrl}.`,
  otherAccount:
    'Akun lain sudah masuk di browser ini. Tidak ada yang disimpan. Muat ulang halaman.',
  tokenUnknown: 'Token ini tidak dikenal.',
  tokenRevoked: 'Token ini sudah dicabut.',
  tokenExpired: 'Token ini sudah berakhir.',
  tokenWithCookie: 'Kirim token program tanpa cookie sesi.',
  tooManyTokenRequests: (seconds: number) =>
    `Terlalu banyak permintaan. Coba lagi dalam ${waiting(seconds)}.`,
  notForMachines: 'Alamat ini tidak tersedia untuk program.',
  notMachine: 'Permintaan ini tidak memakai token program.',
  machineMayNotPublish: (website?: string) =>
    `Program ini tidak boleh menerbitkan, dan perubahan di ${named(website)} langsung dibaca pengunjung. Minta admin mengaktifkan draf di website itu, atau izin menerbitkan untuk program ini.`,
  machineMayNotJoinSchedule: (website?: string) =>
    `Program ini tidak boleh menerbitkan, dan draf ${named(website)} akan terbit terjadwal. Coba lagi sesudah terbit, atau minta admin izin menerbitkan untuk program ini.`,
  machineNotFound: 'Program tidak ditemukan.',
  machineCreated: 'Program ditambahkan.',
  machineUpdated: 'Program disimpan.',
  machineDeleted: (name: string) => `Program ${name} dihapus. Semua tokennya tidak berlaku lagi.`,
  machineNameUnclear:
    'Gunakan huruf biasa dari satu aksara, dan bukan nama yang dipakai oleh sistem.',
  machineTaken: 'Nama ini sudah dipakai program lain.',
  machineLooksAlike: (other: string) =>
    `Nama ini terlalu mirip dengan "${other}". Gunakan yang lain.`,
  tooManyMachines: (max: number) => `Maksimal ${amount(max)} program.`,
  tooManyAddresses: (max: number) => `Maksimal ${amount(max)} alamat.`,
  badMachineAddress: (typed: string) =>
    `"${typed}" bukan alamat IP atau jaringan yang dapat dipakai.`,
  tokenNotFound: 'Token tidak ditemukan.',
  tokenCreated: 'Token dibuat.',
  tokenDeleted: (name: string) => `Token ${name} dicabut.`,
  tooManyTokens: (max: number) =>
    `Maksimal ${max} token yang berlaku. Cabut salah satu terlebih dahulu.`,
  tokenEndOutOfRange: (days: number) =>
    `Pilih hari ini atau sesudahnya, maksimal ${days} hari lagi.`,
  noReplaceByMachine: 'Program tidak dapat mengganti semua FAQ. Gunakan mode append.',
  formatNotForMachines: 'Program hanya dapat mengekspor csv dan json.',

  noRight: 'Peran Anda tidak mengizinkan ini. Hubungi admin.',
  rightsChanged: 'Hak akses Anda baru saja diubah. Coba lagi.',
  wrongCredentials: 'Username atau password salah.',
  tooManySignIns: (seconds: number) =>
    `Terlalu banyak percobaan masuk. Coba lagi dalam ${waiting(seconds)}.`,
  accountInactive: 'Akun ini sedang dinonaktifkan.',
  loggedOut: 'Anda telah keluar.',
  signInSteps: {
    factor: 'Satu langkah lagi: konfirmasi dengan faktor kedua Anda.',
    'new-password': 'Ganti password sementara Anda untuk melanjutkan.',
    'set-up': sentences.mustSetUpFactor,
  },
  signInExpired: 'Waktu masuk habis. Mulai lagi dari username dan password.',
  passwordExpired: 'Password sementara ini sudah tidak berlaku. Minta password baru kepada admin.',
  passwordSame: 'Gunakan password yang berbeda dari yang sekarang.',
  wrongCode:
    'Kode salah atau sudah dipakai. Bila kode berikutnya juga ditolak, periksa jam ponsel: atur tanggal dan waktunya ke otomatis.',
  wrongRecoveryCode: 'Kode pemulihan salah atau sudah dipakai.',
  passkeyRefused: 'Passkey tidak dapat diperiksa. Coba lagi.',
  gateOpened: (hours: number) =>
    `Passkey diterima. Alamat ini terbuka paling lama ${hours} jam. Silakan masuk.`,
  passkeysOff: 'Passkey tidak dapat dipakai di alamat ini.',
  tooManyPasskeys: (max: number) => `Maksimal ${max} passkey untuk satu akun.`,
  passkeyNotFound: 'Passkey tidak ditemukan.',
  totpExists: 'Aplikasi authenticator sudah terpasang. Hapus terlebih dahulu untuk menggantinya.',
  totpNotBegun: 'Mulai lagi pemasangan aplikasi authenticator.',
  totpNotFound: 'Aplikasi authenticator belum terpasang.',
  factorAdded: 'Faktor kedua berhasil dipasang.',
  factorRemoved: 'Faktor kedua berhasil dihapus.',
  factorKept: 'Akun Anda wajib memakai faktor kedua. Pasang yang lain terlebih dahulu.',
  ownFactors: 'Hapus faktor kedua Anda sendiri di halaman Akun saya.',
  noFactors: 'Akun ini tidak memakai faktor kedua.',
  recoveryCodesMade: 'Kode pemulihan baru berhasil dibuat.',
  proofNeeded: 'Konfirmasi terlebih dahulu bahwa ini Anda, lalu coba lagi.',
  proofGiven: 'Terima kasih, sudah dikonfirmasi.',
  proofOfOne: 'Kirim salah satu: password, kode, atau passkey.',
  sessionNotFound: 'Sesi ini sudah berakhir.',
  sessionsEnded: ({ count, begun }: { count: number; begun: number }) =>
    [
      count > 0 && `${amount(count)} sesi berhasil diakhiri.`,
      begun > 0 && 'Tautan atur ulang dan proses masuk yang belum selesai dibatalkan.',
      count + begun === 0 && 'Tidak ada sesi lain.',
    ]
      .filter(Boolean)
      .join(' '),
  resetLinkMade: 'Tautan atur ulang berhasil dibuat.',
  resetLinkUsed:
    'Tautan ini sudah dipakai atau tidak berlaku lagi. Minta tautan baru kepada admin.',
  securityLabel: 'Aturan keamanan',
  securitySaved: 'Aturan keamanan berhasil disimpan.',
  warningsSeen: 'Ditandai sudah dilihat.',

  userNotFound: 'Akun tidak ditemukan.',
  userCreated: 'Akun berhasil ditambahkan.',
  userStatusChanged: 'Status akun berhasil diubah.',
  userPasswordChanged: 'Password berhasil diganti.',
  usernameTaken: 'Username sudah dipakai.',
  usernameLooksAlike: (other: string) =>
    `Username ini terlalu mirip dengan akun "${other}". Gunakan yang lain.`,
  wrongCurrentPassword: 'Password saat ini salah.',
  usernameReserved: 'Username ini dipakai oleh sistem. Gunakan yang lain.',
  usernameMarks: 'Tanda aksen pada username ini tidak dapat dibaca. Gunakan huruf biasa.',
  usernameScripts: 'Gunakan huruf dari satu aksara saja.',
  passwordCommon: 'Password ini terlalu umum dan mudah ditebak. Gunakan yang lain.',
  passwordGuessable:
    'Password ini mudah ditebak karena dekat dengan username atau nama layanan. Gunakan yang lain.',
  userRightsChanged: 'Hak akses akun berhasil diubah.',
  userNothingToChange: 'Tidak ada yang diubah.',
  tooManyWebsites: (max: number) => `Maksimal ${amount(max)} website.`,
  lastActiveAdmin: 'Harus ada minimal satu akun admin yang aktif.',

  websiteNotFound: 'Website tidak ditemukan.',
  websiteCreated: (faqs: number) =>
    faqs === 0
      ? sentences.websiteAdded
      : `Website berhasil ditambahkan dengan ${amount(faqs)} FAQ.`,
  websiteUpdated: 'Website berhasil diperbarui.',
  websiteDeleted: 'Website berhasil dihapus.',
  cannotDeleteDefaultWebsite: 'Website utama tidak dapat dihapus.',

  announcementNotFound: 'Pengumuman tidak ditemukan.',
  announcementCreated: 'Pengumuman berhasil disimpan.',
  announcementUpdated: 'Pengumuman berhasil diperbarui.',
  announcementDeleted: 'Pengumuman tidak tampil lagi.',
  endsTooEarly: 'Harus setelah waktu mulai dan setelah sekarang.',
  endsTooLate: (days: number) => `Maksimal ${days} hari dari sekarang.`,
  tooManyAnnouncements: (max: number) =>
    `Maksimal ${max} pengumuman yang berjalan atau akan datang. Hapus salah satu terlebih dahulu.`,

  whitelistNotFound: 'Alamat IP tidak ditemukan.',
  whitelistCreated: 'Alamat IP berhasil ditambahkan.',
  whitelistUpdated: 'Status alamat IP berhasil diubah.',
  whitelistNoteUpdated: 'Catatan berhasil disimpan.',
  whitelistDeleted: 'Alamat IP berhasil dihapus.',
  whitelistTaken: 'Alamat IP sudah terdaftar.',
  networkTooWide: 'Jaringan terlalu luas. Paling luas /16 untuk IPv4 dan /32 untuk IPv6.',
  noStatusOfDay: 'Alamat sehari berakhir sendiri. Hapus bila harus berakhir sekarang.',
  lastAddress: 'Harus ada minimal satu alamat IP aktif yang dapat dipakai.',

  linkNotFound: 'Link tidak ditemukan.',
  linkCreated: 'Link berhasil ditambahkan.',
  linkUpdated: 'Link berhasil diperbarui.',
  linkDeleted: 'Link berhasil dihapus.',
  badOwnHost: {
    other: 'Tulis nama host lengkap, misalnya bantuan.toko.id.',
    port: 'Tulis nama host tanpa port.',
    path: 'Tulis nama host saja, tanpa alamat halaman di belakangnya.',
    ip: 'Tulis nama host, bukan alamat IP.',
    local: 'localhost hanya ada di komputer ini. Tulis nama host yang dapat dibuka pengunjung.',
    noPublicUrl: 'Host sendiri memerlukan PUBLIC_URL. Minta pengelola server mengisinya.',
    server: 'Ini host server sendiri, tempat back-office berada. Pakai host lain.',
    taken: 'Host ini sudah dipakai website lain.',
  },
  linkTaken: 'Link sudah terdaftar untuk website ini.',

  faqNotFound: 'FAQ tidak ditemukan.',
  faqCreated: 'FAQ berhasil ditambahkan.',
  faqUpdated: 'FAQ berhasil diperbarui.',
  wordingsAdded: (texts: readonly string[], question: string) =>
    `${wordings(texts)} menjadi kalimat pengunjung untuk “${question}”.`,
  wordingsKnown: (texts: readonly string[], question: string) =>
    `${wordings(texts)} sudah menjadi kalimat pengunjung untuk “${question}”.`,
  keywordHasSeparator: (sign: string) => `Kata lain tidak boleh memuat tanda ${sign}.`,
  keywordAdded: (keywords: readonly string[], question: string) =>
    `${wordings(keywords)} menjadi kata lain untuk “${question}”.`,
  keywordKnown: (keywords: readonly string[], question: string) =>
    `${wordings(keywords)} sudah menjadi kata lain untuk “${question}”.`,
  faqConfirmed: 'Jawaban dipastikan masih benar.',
  badReview: 'Harus berupa pilihan “Periksa lagi” atau tanggal seperti 2026-11-22.',
  faqDeleted: (count: number) => `${count} FAQ berhasil dihapus.`,
  faqMoved: 'FAQ berhasil dipindahkan.',
  faqNotMoved: 'FAQ sudah berada di tempat itu.',
  faqVersionNotFound: 'Versi ini tidak ada di riwayat FAQ tersebut.',
  faqVersionWritten: (isWritten: boolean, isImageGone: boolean) => {
    if (!isWritten) return 'Isi FAQ sudah sama dengan versi itu.';
    return isImageGone
      ? 'Versi FAQ berhasil dipulihkan tanpa gambarnya, yang sudah tidak disimpan.'
      : 'Versi FAQ berhasil dipulihkan.';
  },
  faqsMoved: (count: number) => `${amount(count)} FAQ berhasil dipindahkan.`,
  faqsMovedTo: (count: number, website: string) =>
    `${amount(count)} FAQ berhasil dipindahkan ke ${website}.`,
  movedAwayLabel: (count: number) => `${amount(count)} FAQ ke website lain`,
  moveWithinWebsite: 'Pilih website lain. Di dalam website yang sama, pakai “Pindahkan ke...”.',
  changedBelowSince: (question: string) =>
    `FAQ di bawah “${question}” ditambahkan, dihapus, atau dipindahkan setelah itu, jadi perubahan ini tidak dapat diurungkan.`,
  noneMoved: 'Tidak ada FAQ yang dipindahkan.',
  movedLabel: (count: number, parent: string | undefined) =>
    `${amount(count)} FAQ ke ${parent === undefined ? 'Tier 0' : `bawah “${parent}”`}`,
  faqsDeleted: (count: number) => `${amount(count)} FAQ berhasil dihapus.`,
  noneDeleted: 'Tidak ada FAQ yang dihapus.',
  deletedLabel: (count: number) => `${amount(count)} FAQ`,
  keywordsAdded: (count: number) => `Kata lain ditambahkan di ${amount(count)} FAQ.`,
  noKeywordsAdded: 'Tidak ada kata lain yang ditambahkan.',
  addedKeywordsLabel: (count: number) => `Kata lain di ${amount(count)} FAQ`,
  wordsReplaced: (count: number, websites: number) =>
    websites === 1
      ? `Kata di ${amount(count)} FAQ berhasil diganti.`
      : `Kata di ${amount(count)} FAQ dari ${amount(websites)} website berhasil diganti.`,
  noneReplaced: 'Tidak ada kata yang diganti.',
  replacedLabel: (find: string, replacement: string, count: number) =>
    replacement === ''
      ? `“${find}” dihapus di ${amount(count)} FAQ`
      : `“${find}” menjadi “${replacement}” di ${amount(count)} FAQ`,
  moreQuestions: (count: number) => `… dan ${amount(count)} lainnya`,
  skippedShared: 'Mengikuti FAQ bersama.',
  skippedChanged: 'Sudah diubah admin lain.',
  skippedGone: 'Sudah dihapus.',
  skippedBelow: 'Ada FAQ terpilih di bawahnya yang sudah diubah admin lain.',
  replacedBlank: 'Pertanyaan atau jawaban akan menjadi kosong.',
  tooManyChosen: (max: number) => `Maksimal ${amount(max)} FAQ sekaligus.`,
  noneChosen: 'Pilih minimal satu FAQ.',
  beforeChosen: 'FAQ tidak dapat diletakkan sebelum FAQ yang ikut dipindahkan.',
  badAnswerLink: {
    user: 'Tautan di jawaban tidak boleh memuat nama pengguna sebelum @.',
    twice: 'Tautan di jawaban memuat https:// atau http:// dua kali. Hapus salah satunya.',
    'no-colon': 'Tautan di jawaban kurang titik dua. Tulis https:// atau http://.',
    quoted: 'Tautan di jawaban memuat tanda kutip. Hapus tanda kutipnya.',
  } satisfies Record<AnswerLinkFault, string>,
  parentNotFound: 'Pertanyaan induk tidak ditemukan di website ini.',
  parentMakesCircle: 'FAQ tidak dapat dipindahkan ke bawah dirinya sendiri.',
  beforeItself: 'FAQ tidak dapat diletakkan sebelum dirinya sendiri.',
  beforeNotFound:
    'FAQ berikutnya tidak ditemukan di bawah pertanyaan induk ini. Muat ulang daftar, lalu coba lagi.',
  treeTooDeep: (levels: number) => `Pohon FAQ maksimal ${levels} tingkat.`,
  tooManyFaqs: (max: number) =>
    `Website ini memuat maksimal ${amount(max)} FAQ. Hapus FAQ yang tidak dipakai terlebih dahulu.`,
  /** @param websites those that would have too much, with their sizes. */
  tooMuchText: (websites: string, max: string) =>
    `Teks FAQ satu website maksimal ${max} setelah kata isian diganti nilainya, karena setiap pengunjung memuat semuanya. Dengan perubahan ini: ${websites}. Persingkat jawaban atau nilai kata isian, atau hapus FAQ yang tidak dipakai.`,
  faqDuplicated: (count: number) =>
    count === 1 ? 'FAQ berhasil diduplikasi.' : `${amount(count)} FAQ berhasil diduplikasi.`,
  faqsCopied: (count: number, website: string) =>
    `${amount(count)} FAQ berhasil disalin ke ${website}.`,
  formNotCopied: (question: string) =>
    `Salinan "${question}" tidak membuka form cek: pertanyaannya tidak memuat "Cek Deposit" atau "Cek Withdraw".`,
  /** The audit trail's label for several FAQs that were copied. */
  faqsOfWebsite: (count: number, website: string) => `${amount(count)} FAQ dari ${website}`,
  /** The same, for somebody who may not see that website. */
  faqsOfOtherWebsite: (count: number) => `${amount(count)} FAQ dari website lain`,
  /** The text in brackets after a copied question. */
  copyNumber: (copy: number) => (copy === 1 ? 'salinan' : `salinan ${copy}`),
  nothingToCopy: 'Website ini belum memiliki FAQ untuk disalin.',
  chosenFaqsGone:
    'Sebagian FAQ yang dipilih sudah tidak ada di website ini. Muat ulang daftar, lalu pilih kembali.',
  copyOntoItself: 'Pilih website lain: FAQ ini sudah ada di website tersebut.',
  parentReplaced:
    'Semua FAQ di website tujuan diganti, jadi tidak ada pertanyaan induk untuk salinannya.',
  faqStaysOnWebsite: 'FAQ tidak dapat dipindahkan ke website lain.',

  /** The name of the library. */
  sharedFaqs: 'FAQ bersama',
  noSharedFaqs: 'FAQ bersama belum dibuat.',
  sharedIsReadOnly: 'FAQ ini dari FAQ bersama. Ubah di FAQ bersama, atau lepas terlebih dahulu.',
  sharedTwice: 'Website ini sudah menampilkan FAQ bersama itu, atau sebagian darinya.',
  sharedInShared: 'FAQ bersama tidak dapat memuat FAQ dari FAQ bersama. Lepas terlebih dahulu.',
  sharedIsGone: 'FAQ asalnya sudah dihapus atau dipindahkan di FAQ bersama.',
  sharedStillShown: (website: string) =>
    `FAQ ini masih tampil di ${website}. Hapus dari FAQ bersama bila tidak dipakai lagi.`,
  sharedTooMany: (website: string, max: number) =>
    `Website ${website} akan memiliki lebih dari ${amount(max)} FAQ.`,
  sharedTooDeep: (website: string, levels: number) =>
    `Pohon FAQ website ${website} akan lebih dari ${levels} tingkat.`,
  sharedShown: (count: number, websites: number) =>
    `${amount(count)} FAQ ditampilkan, kini di ${amount(websites)} website.`,
  sharedDetached: (count: number) =>
    count === 1
      ? 'FAQ ini sekarang milik website ini sendiri.'
      : `${amount(count)} FAQ ini sekarang milik website ini sendiri.`,
  notSharedBranch: 'Pilih FAQ teratas dari cabang FAQ bersama.',
  importNotShared:
    'FAQ bersama ini tidak ada di sini, jadi baris ini menjadi FAQ milik website ini sendiri.',
  alreadyShared: 'FAQ ini sudah di FAQ bersama.',
  alikeChanged: 'FAQ ini berubah sejak daftar ini dibuat. Periksa lagi perbedaannya.',
  alikeTwice: 'Pilih satu FAQ saja dari setiap website.',
  alikeReplaced: (websites: number, showing: number) =>
    `Diganti di ${amount(websites)} website, kini tampil di ${amount(showing)} website.`,
  alikeLabel: (question: string, websites: number) =>
    `“${question}” di ${amount(websites)} website`,
  wordHasOtherValue: (website: string) =>
    `Sudah ada di ${website} dengan nilai lain. Pilih nama lain.`,
  wordIsUsed: (website: string) => `Sudah tertulis di FAQ ${website}. Pilih nama lain.`,
  notFillValue: 'Isinya tidak dapat menjadi kata isian.',
  undoneWordUsed: (website: string) =>
    `Kata isiannya kini tertulis di FAQ lain, sudah terbit, atau bernilai lain di ${website}, jadi perubahan ini tidak dapat diurungkan.`,
  wordNameFixed: (name: string) => `Teks ini sudah kata isian: namanya tetap ${name}.`,
  wordHasTwoValues: 'Nama ini sudah dipakai untuk isi lain. Pilih nama lain.',
  wordChangesText: (question: string, most: number) =>
    `“${question}” akan terbaca lain. Pilih nama lain, atau kurangi kata isiannya (maksimal ${most} per teks).`,
  sharedPublished: (websites: number) =>
    websites === 0
      ? 'Tidak ada perubahan yang belum terbit.'
      : `Perubahan di ${amount(websites)} website berhasil diterbitkan.`,
  faqShared: (count: number) => `${amount(count)} FAQ berhasil dijadikan FAQ bersama.`,

  settingsSaved: (published: number) =>
    published === 0
      ? 'Pengaturan website berhasil disimpan.'
      : `Pengaturan website berhasil disimpan, dan ${amount(published)} perubahan diterbitkan.`,
  noSectionChosen: 'Pilih minimal satu bagian.',
  settingsCopied: (websites: number) =>
    websites === 0
      ? 'Pengaturan website itu sudah sama, jadi tidak ada yang diubah.'
      : `Pengaturan ini sekarang dipakai di ${amount(websites)} website.`,
  tooManyWordsOn: (name: string, most: number) =>
    `${name} akan memiliki lebih dari ${most} kata isian. Hapus beberapa terlebih dahulu.`,
  settingsOfWebsiteChanged: (name: string) =>
    `Pengaturan ${name} baru saja diubah. Periksa lagi perbedaannya.`,
  avatarSaved: 'Foto bot berhasil disimpan.',
  avatarRemoved: 'Foto bot berhasil dihapus.',
  settingsOf: (name: string) => `Pengaturan ${name}`,
  notObject: 'Harus berupa objek.',
  notList: 'Harus berupa daftar.',
  tooManyItems: (max: number) => `Maksimal ${max}.`,
  tooManyFillWords: (max: number) => `Maksimal ${max} kata isian.`,
  badFillValue: {
    marks: 'Tidak boleh memuat * [ ] { } < > atau diawali tanda daftar.',
    link: 'Tautan harus satu alamat https:// tanpa spasi dan tanda kurung.',
  },
  notColour: 'Harus berupa warna seperti #3a55d9.',
  shortcutTwice: 'FAQ ini sudah dipilih.',
  shortcutNotFound: 'FAQ ini tidak ada di website ini.',
  noChannels: 'Pilih minimal satu cara menghubungi.',
  livechatTwice: 'Live chat cukup sekali.',
  /** Why a typed channel address is refused, by channel. */
  notTimeOfDay: 'Harus berupa jam seperti 08:00.',
  noOpeningHours: 'Isi minimal satu jam layanan.',
  publishesDirectly: 'Website ini langsung menerbitkan setiap perubahan.',
  changesUnpublished: (changes: number) =>
    `Masih ada ${amount(changes)} perubahan yang belum terbit. Terbitkan perubahan itu untuk beralih.`,
  nothingToPublish: 'Tidak ada perubahan yang belum terbit.',
  draftChanged:
    'Draf berubah sejak daftar perubahan ini dimuat. Periksa lagi perubahannya, lalu terbitkan.',
  draftPublished: (changes: number) => `${amount(changes)} perubahan berhasil diterbitkan.`,
  releaseNotFound: 'Rilis ini sudah tidak disimpan.',
  releaseIsCurrent: 'Rilis ini sedang dibaca pengunjung.',
  releaseRestored: (number: number) =>
    `Pengunjung kembali membaca isi rilis ${number}. Draf tidak berubah.`,
  publishedSince:
    'Sudah ada rilis yang lebih baru. Pulihkan rilis yang diinginkan dari daftar rilis.',
  /** The audit trail's label for a release. */
  releaseLabel: (number: number, restoredFrom: number | null) =>
    restoredFrom === null ? `Rilis ${number}` : `Rilis ${number}, isi rilis ${restoredFrom}`,
  scheduledReleaseLabel: 'Penerbitan terjadwal',
  publicationScheduled: 'Penerbitan berhasil dijadwalkan.',
  publicationCancelled: 'Penerbitan terjadwal dibatalkan.',
  nothingScheduled: 'Tidak ada penerbitan yang dijadwalkan.',
  timeTooFar: (days: number) => `Maksimal ${days} hari ke depan.`,

  importWritten: (added: number, changed: number, removed: number) =>
    `Impor berhasil: ${added} ditambahkan, ${changed} diubah, ${removed} dihapus.`,
  importUnchanged: 'Semua FAQ di berkas ini sudah sama, jadi tidak ada yang diubah.',
  importFaulty: (count: number) =>
    `Berkas ini memiliki ${count} kesalahan, jadi tidak ada yang diubah.`,
  importChecked: 'Berkas selesai diperiksa. Belum ada yang diubah.',
  importTableTooLarge: (megabytes: number) => `Ukuran tabel FAQ maksimal ${megabytes} MB.`,
  importGuessedTooLarge: (megabytes: number) =>
    `Tabel yang bukan UTF-8 atau UTF-16 maksimal ${megabytes} MB. Simpan berkas sebagai UTF-8, lalu impor kembali.`,
  importTooMuch:
    'Berkas ini membutuhkan terlalu banyak memori atau waktu untuk dibaca. Bagi menjadi beberapa berkas, lalu impor satu per satu.',
  importRecordTooLarge: (kilobytes: number) =>
    `Baris ini lebih besar dari ${kilobytes} KB. Periksa apakah setiap tanda kutip di baris ini ditutup.`,
  importTooSlow:
    'Pengiriman berkas terlalu lambat. Bagi menjadi beberapa berkas, atau pakai koneksi yang lebih cepat.',
  importBusy: 'Impor lain sedang berjalan. Coba lagi beberapa saat lagi.',
  exportBusy: 'Ekspor lain sedang berjalan. Coba lagi beberapa saat lagi.',
  importWrongName: 'Nama website tidak sama. Ketik persis seperti yang tertulis.',
  importBadJson:
    'JSON ini tidak memuat FAQ. Isinya harus daftar objek dengan pertanyaan dan jawaban, atau objek dengan pertanyaan sebagai nama dan jawaban sebagai isi.',
  importJsonEnds: 'JSON berakhir sebelum lengkap: kurung atau tanda kutip belum ditutup.',
  importJsonComma: (next: string) => `Hapus koma sebelum ${next}`,
  importJsonFault: (character: string) => `JSON tidak dapat dibaca mulai dari ${character}`,
  importTooManyFields: (max: number) => `Satu berkas JSON memuat maksimal ${max} nama isian.`,
  importResponsesLeft: (count: number) =>
    `Bila ada beberapa jawaban (responses), yang pertama dipakai: ${amount(count)} jawaban lain tidak diambil.`,
  importPatternsLeft: (count: number, max: number, length: number) =>
    `${amount(count)} kalimat (patterns) tidak diambil: maksimal ${max} untuk satu FAQ, masing-masing ${length} karakter.`,
  /** The name of pasted text in the audit trail. */
  pastedText: 'Teks yang ditempel',
  pastedTooLarge: (megabytes: number) => `Teks yang ditempel maksimal ${megabytes} MB.`,
  importNoText: 'Teks ini kosong. Tempel daftar pertanyaan dan jawabannya.',
  importChatCut: (count: number) =>
    `Nama dan jam dari ekspor chat dipotong di ${amount(count)} pesan.`,
  importCourtesiesCut: (count: number) =>
    `${amount(count)} baris yang hanya sapaan atau ucapan terima kasih tidak diambil.`,
  importLinesSkipped: (count: number) =>
    `${amount(count)} baris di atas pertanyaan pertama tidak dibaca.`,
  importEmptyPage:
    'Tidak ada pertanyaan yang dikenali di halaman ini. Salin isinya di browser, lalu pakai Tempel teks.',
  importDeepPage: 'Susunan halaman ini terlalu dalam untuk dibaca.',
  importEmptyBlog: 'Tidak ada pos atau halaman yang terbit di berkas ini.',
  importOtherXml: 'XML ini bukan ekspor WordPress atau Blogger.',
  importDamagedXml:
    'XML ini rusak, atau memuat yang tidak dibaca (DOCTYPE). Ekspor lagi dari WordPress atau Blogger.',
  importDraftsLeft: (count: number) => `${amount(count)} draf tidak diambil.`,
  importLongPosts: (count: number, max: number, titles: string) =>
    `${amount(count)} pos lebih panjang dari ${amount(max)} karakter, jadi tidak diambil: ${titles}.`,
  /** The types of posts in the export of a blog. */
  blogTypes: { post: 'Pos', page: 'Halaman' },
  importIntentsLeft: (count: number) =>
    `${amount(count)} bagian tanpa kalimat (patterns) tidak diambil.`,
  importNotRecord: `Harus berupa objek dengan ${listed.format(transferFields)}.`,
  importBadField: (field: string) =>
    `Isi ${field} harus berupa ${field.endsWith('id') ? 'angka' : 'teks'} atau null.`,
  importNoHeader: 'Berkas ini kosong. Baris pertama harus memuat nama kolom.',
  importChooseColumns: 'Pilih isi setiap kolom terlebih dahulu. Belum ada yang dibaca.',
  importChooseQuestion: 'Pilih kolom mana yang berisi pertanyaan.',
  importColumnTwice: (column: string) => `Hanya satu kolom yang dapat dibaca sebagai ${column}.`,
  importOtherColumns:
    'Kolom di berkas ini tidak sama lagi dengan yang dipilih. Cocokkan kolom sekali lagi.',
  importNoSheet: 'Lembar ini tidak ada di berkas. Pilih lembar lain.',
  importUnknownField: (name: string) =>
    `Kolom "${name}" tidak dikenal. Kolom yang dibaca: ${transferFields.join(', ')}.`,
  importAboveHeader: (first: number, header: number) =>
    `Nama kolom ditemukan di baris ${header}. Baris ${first} sampai ${header - 1} di atasnya tidak dibaca.`,
  importWithoutHeader: 'Nama kolom tidak ditemukan, jadi baris pertama juga dibaca sebagai FAQ.',
  importHeadings: (count: number) =>
    `${amount(count)} baris judul menjadi topik untuk baris di bawahnya.`,
  importTopicsFilled: (count: number) =>
    `Topik yang kosong di ${amount(count)} baris diisi dengan topik di atasnya.`,
  importNumbersUnused:
    'Kolom nomor (id) tidak dipakai untuk mengubah FAQ: kode website tidak ada. Nomor hanya menghubungkan induk dan anak di berkas ini.',
  importTopicAndParent: 'Isi kategori, atau parent_id atau shared, tidak keduanya.',
  importPicturesLeft: (count: number) =>
    `${count} gambar di dalam berkas Excel tidak diambil. Tambahkan gambar di FAQ-nya, atau impor ZIP.`,
  importHtmlPicturesLeft: (count: number) =>
    `${count} gambar di dalam HTML tidak diambil. Tambahkan gambar di FAQ-nya.`,
  importLinksLeft: (count: number) =>
    `${amount(count)} tautan tanpa alamat lengkap (https://...) menjadi teks biasa. Lengkapi di FAQ-nya bila perlu.`,
  importSheet: (name: string, rows: number) => `"${name}" (${amount(rows)} baris)`,
  importSheetsLeft: (read: string, ...others: string[]) =>
    `Yang dibaca hanya "${read}". Tidak dibaca: ${firstOf(others)}.`,
  importUnanswered: (...lines: number[]) =>
    `${amount(lines.length)} FAQ tanpa jawaban, di baris ${firstOf(lines.map(String))}.`,
  importErrorCell: (cell: string, error: string) =>
    `Sel ${cell} berisi ${error}. Perbaiki rumusnya, lalu simpan lagi.`,
  importTooManyCells: (columns: number) =>
    `Baris ini memiliki lebih dari ${columns} kolom. Isi yang memuat pemisah kolom harus diapit tanda kutip.`,
  importDeepHtml:
    'HTML ini terlalu rumit untuk diubah. Biarkan apa adanya, atau sederhanakan isinya.',
  importTooManyOfTable: (max: number) =>
    `Tabel ini memuat lebih dari ${max.toLocaleString('id-ID')} sel. Hapus kolom yang bukan FAQ, lalu impor lagi.`,
  importOpenQuote: 'Tanda kutip yang dibuka di sini tidak ditutup.',
  importBadEncoding:
    'Ada karakter yang tidak dapat dibaca. Simpan berkas sebagai UTF-8 atau Windows-1252.',
  importTooManyLines: (max: number) =>
    `Satu berkas memuat maksimal ${max.toLocaleString('id-ID')} baris, termasuk yang kosong.`,
  importTooMany: (max: number) => `Satu berkas memuat maksimal ${max.toLocaleString('id-ID')} FAQ.`,
  importBadId: 'id harus berupa angka bulat positif atau kosong.',
  importDoubledId: (id: number, line: number) => `id ${id} sudah dipakai di baris ${line}.`,
  importNoParent: (id: number, hasOwnIds: boolean) =>
    hasOwnIds
      ? `parent_id ${id} tidak ada di berkas ini maupun di website ini.`
      : `parent_id ${id} tidak ada di berkas ini.`,
  importNoParentNamed: (name: string) =>
    `Pertanyaan induk "${name}" tidak ada di berkas ini maupun di website ini.`,
  importParentRemoved: (parent: number | string) =>
    `parent_id ${parent} tidak ada di berkas ini, jadi akan ikut terhapus.`,
  importCircle: 'parent_id membentuk lingkaran: FAQ ini berada di bawah dirinya sendiri.',
  importTwin: 'Pertanyaan ini sudah ada di website, di bawah pertanyaan induk yang sama.',
  importTwinOf: (line: number) =>
    `Pertanyaan ini sama dengan baris ${line}, di bawah pertanyaan induk yang sama.`,
  importNoImage: (name: string) =>
    `Gambar "${name}" tidak ada. Impor ZIP yang memuatnya, atau kosongkan kolom image.`,
  importImageFault: (name: string, reason: string) => `Gambar "${name}": ${reason}`,
  importImageUnpacked: (name: string, megabytes: number) =>
    `Gambar "${name}" rusak atau lebih besar dari ${megabytes} MB.`,
  importTooManyImages: (max: number) =>
    `Satu berkas memuat maksimal ${max.toLocaleString('id-ID')} gambar. Bagi menjadi beberapa berkas.`,
  importImagesTooLarge:
    'Gambar di berkas ini terlalu besar untuk diproses sekaligus. Bagi menjadi beberapa berkas, atau perkecil gambarnya.',
  importImagesSlow:
    'Gambar di berkas ini banyak, jadi belum semuanya selesai diproses. Coba lagi untuk melanjutkan.',
  /** The sheets of an Excel export. */
  faqSheet: 'FAQ',
  websiteSheetHelp: 'Jangan dihapus: dengan kode ini impor mengenali nomor FAQ website ini.',
  workbookDamaged:
    'Berkas Excel ini rusak atau tidak dapat dibaca. Buka di Excel, lalu simpan lagi.',
  workbookTooLarge:
    'Isi berkas Excel ini terlalu banyak untuk dibaca. Salin tabel FAQ-nya ke berkas baru, atau bagi menjadi beberapa berkas.',
  workbookFileTooLarge: (megabytes: number) =>
    `Ukuran berkas Excel maksimal ${megabytes} MB. Hapus gambar di dalamnya, lalu simpan lagi.`,
  workbookSheets: (max: number) => `Satu berkas Excel memuat maksimal ${max} lembar.`,
  workbookFarCell: (cell: string, columns: number, rows: number) =>
    `Sel ${cell} terlalu jauh: maksimal ${columns.toLocaleString('id-ID')} kolom dan ${rows.toLocaleString('id-ID')} baris. Hapus isinya, lalu simpan lagi.`,
  otherFiles: {
    xls: 'Ini berkas Excel lama (.xls) atau yang berpassword. Di Excel: Simpan Sebagai, pilih Excel (.xlsx) tanpa password, lalu impor berkas itu.',
    xlsb: 'Ini berkas Excel biner (.xlsb). Di Excel: Simpan Sebagai, pilih Excel (.xlsx), lalu impor berkas itu.',
    ods: 'Ini berkas OpenDocument (.ods atau .odt). Di LibreOffice: Simpan Sebagai, pilih Excel (.xlsx), lalu impor berkas itu.',
    docx: 'Ini berkas Word. Salin isinya di Word, lalu pakai Tempel teks.',
    numbers: 'Ini berkas Numbers. Di Numbers: ekspor ke Excel, lalu impor berkas itu.',
    pdf: 'Ini berkas PDF. Salin isinya, lalu pakai Tempel teks.',
    rtf: 'Ini berkas RTF. Salin isinya, lalu pakai Tempel teks.',
    mhtml:
      'Ini halaman web dalam satu berkas (.mhtml). Di browser: Simpan Sebagai, pilih "Halaman Web, HTML Saja", lalu impor berkas itu.',
  },
  zipDamaged: 'ZIP ini rusak atau tidak dapat dibaca.',
  zipWithoutTable: 'ZIP ini tidak memuat berkas CSV.',
  zipWithTables: 'ZIP ini memuat lebih dari satu berkas CSV.',
  zipTooManyFiles: (max: number) => `ZIP memuat maksimal ${max.toLocaleString('id-ID')} berkas.`,
  zipLongHead: 'Ada berkas di dalam ZIP dengan nama atau data tambahan yang terlalu panjang.',
  zipUnsafeName: (name: string) => `Nama berkas "${name}" di dalam ZIP tidak aman.`,
  zipLink: (name: string) => `"${name}" di dalam ZIP adalah tautan, bukan berkas.`,
  zipEncrypted: 'ZIP ini dilindungi password. Simpan ulang tanpa password.',
  zipDoubled: (name: string) => `"${name}" ada lebih dari sekali di dalam ZIP.`,

  imageNotFound: 'Gambar tidak ditemukan.',
  imageTooManyPixels: 'Dimensi gambar terlalu besar.',
  imageTooSmall: (pixels: number) =>
    `Gambar terlalu kecil. Lebar dan tingginya minimal ${pixels} piksel.`,
  imageTooLong: (times: number) =>
    `Gambar terlalu panjang. Sisi panjangnya maksimal ${times} kali sisi pendeknya.`,
  imageTooComplex: 'Gambar terlalu berat untuk diproses. Simpan ulang dengan ukuran lebih kecil.',
  tooManyImages: 'Banyak gambar sedang diproses. Coba lagi beberapa saat lagi.',
  uploadTooSlow: 'Pengiriman terlalu lambat. Periksa koneksi internet, lalu coba lagi.',
  notFile: 'Harus berupa berkas.',

  auditEntryNotFound: 'Riwayat tidak ditemukan.',
  nothingToRestore: 'Perubahan ini tidak dapat dipulihkan.',
  alreadyRestored: 'Data ini sudah dipulihkan.',
  alreadyUndone: 'Perubahan ini sudah diurungkan.',
  restoreExpired: (days: number) => `Data yang dihapus hanya dapat dipulihkan selama ${days} hari.`,
  undoExpired: (days: number) => `Perubahan hanya dapat diurungkan selama ${days} hari.`,
  writeUndone: 'Perubahan berhasil diurungkan.',
  writePartlyUndone: (undone: number, skipped: string, rows = 'FAQ') =>
    `${undone} ${rows} diurungkan. Dilewati karena sudah diubah lagi: ${skipped}.`,
  editedSince: (question: string) =>
    `"${question}" sudah diubah lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.`,
  movedSince: (question: string) =>
    `"${question}" sudah dipindahkan lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.`,
  undoneHasChild: (question: string) =>
    `"${question}" sudah memiliki pertanyaan lain di bawahnya, jadi penambahannya tidak dapat diurungkan.`,
  undoneFaqGone: 'FAQ ini sudah dihapus. Pulihkan FAQ itu terlebih dahulu.',
  undoneFaqsGone: 'FAQ ini sudah dihapus, jadi penambahannya tidak perlu diurungkan.',
  faqRestored: (count: number) => `${count} FAQ berhasil dipulihkan.`,
  websiteRestored: 'Website berhasil dipulihkan.',
  linkRestored: 'Link berhasil dipulihkan.',
  websiteOfRestoredGone: 'Website-nya sudah tidak ada. Pulihkan website itu terlebih dahulu.',
  parentOfRestoredGone:
    'Pertanyaan induknya sudah tidak ada. Pulihkan pertanyaan induk itu terlebih dahulu.',

  originNotListed: 'Situs ini tidak terdaftar untuk website tersebut.',

  badTicket: {
    deposit: 'Format: D diikuti angka (contoh: D3612272).',
    withdraw: 'Format: W diikuti angka (contoh: W3612272).',
  },
  historyFailed: 'Gagal cek, coba lagi beberapa saat lagi.',
  tooManyChecks: (seconds: number) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${waiting(seconds)}.`,
  tooManyReports: 'Terlalu banyak laporan.',
  notDay: 'Harus berupa tanggal seperti 2026-11-22.',
  periodReversed: 'Tanggal akhir mendahului tanggal awal.',
  wordings,
  /** The label of entries about visitors' words after the words were removed from the trail. */
  forgottenWording: 'Kalimat pengunjung',
  testNotFound: 'Pertanyaan pengunjung ini tidak ada lagi.',
  testAdded: 'Ditambahkan ke pertanyaan uji.',
  tooManyTests: (max: number) => `Maksimal ${max} pertanyaan uji buatan sendiri.`,
  testRemoved: 'Pertanyaan pengunjung tidak lagi diuji.',
  wordsAnswered: 'Ditandai sudah terjawab.',
  wordsIgnored: 'Pertanyaan diabaikan.',
  wordsPutBack: 'Pertanyaan kembali ke daftar.',
  handledWordsNotFound: 'Pertanyaan ini sudah kembali ke daftar.',
  periodTooLong: (days: number) => `Rentang maksimal ${days} hari.`,
  /** The label of a row in the exported sums. */
  insightColumns: {
    day: 'Hari',
    opened: 'Panel dibuka',
    read: 'Jawaban dibaca',
    searched: 'Pencarian',
    unanswered: 'Tanpa hasil',
    handed_over: 'Diteruskan ke petugas',
    helpful: 'Membantu',
    unhelpful: 'Tidak membantu',
    tested: 'Pertanyaan pengunjung diuji',
    tested_first: 'Ditemukan pertama',
    tested_three: 'Ditemukan di tiga teratas',
    question: 'Pertanyaan',
  } satisfies Record<keyof InsightDay | 'question', string>,
  reasonColumns: {
    unclear: 'Kurang jelas',
    outdated: 'Info sudah tidak berlaku',
    other_question: 'Bukan yang saya cari',
    not_solved: 'Sudah dicoba, belum berhasil',
  } satisfies Record<ReasonName, string>,
  insightParts: { days: 'per-hari', faqs: 'per-faq' } satisfies Record<InsightPart, string>,
  deletedFaqs: 'FAQ yang sudah dihapus',
} as const;

function wordings([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `“${first}”` : `“${first}” dan ${amount(others.length)} lainnya`;
}

function named(website?: string): string {
  return website === undefined ? 'website yang menampilkan FAQ ini' : `website ${website}`;
}

function firstOf(all: readonly string[]): string {
  const named = all.slice(0, listedMax);
  const left = all.length - named.length;
  return listed.format(left > 0 ? [...named, `${amount(left)} lainnya`] : named);
}

function waiting(seconds: number): string {
  return seconds <= 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
}

function amount(count: number): string {
  return count.toLocaleString('id-ID');
}

/** Rounded up: a size above a limit must not look equal to it. */
/** The largest websites with their sizes, and how many others there are; those without a name are among the others. */
export function websiteSizes(
  websites: readonly { name: string | undefined; bytes: number }[],
): string {
  const named = websites
    .filter(({ name }) => name !== undefined)
    .slice(0, namedMax)
    .map(({ name, bytes }) => `"${name}" ${megabytes(bytes)}`);
  const others = websites.length - named.length;
  return listed.format(others > 0 ? [...named, `${amount(others)} website lain`] : named);
}

/** Rounded up, so that no size above a limit looks like the limit. */
export function megabytes(bytes: number): string {
  return `${(Math.ceil((bytes / 1024 ** 2) * 10) / 10).toLocaleString('id-ID')} MB`;
}
