/**
 * Harder phrasings of the starter tree: long introductions, regional words, joined and shortened words, English. They were
 * written before the search supported any of these. Only the first half may be used to improve the search.
 */
export const hardPhrasings: readonly { typed: string; faqId: number }[] = [
  {
    typed:
      'assalamualaikum min selamat siang maaf ganggu mau nanya dong ini depo saya kok belum masuk ya',
    faqId: 7,
  },
  { typed: 'lupapassword', faqId: 41 },
  { typed: 'how to deposit', faqId: 2 },
  { typed: 'kumaha carana depo', faqId: 2 },
  { typed: 'piye carane wd', faqId: 20 },
  { typed: 'cekdeposit', faqId: 6 },
  { typed: 'my account got hacked', faqId: 75 },
  { typed: 'duite durung mlebu wd', faqId: 22 },
  { typed: 'wd blm cair2 dr kmrn sore gmn nih bos', faqId: 22 },
  { typed: 'minimal wdnya brp ya kakak admin yang baik hati', faqId: 31 },
  { typed: 'gantinomorhp', faqId: 48 },
  { typed: 'forgot password', faqId: 41 },
  { typed: 'ora iso login', faqId: 40 },
  { typed: 'teu tiasa login', faqId: 40 },
  {
    typed:
      'halo kak permisi mau tanya kalau misalnya mau ganti email yang didaftarkan itu gimana caranya ya terima kasih',
    faqId: 49,
  },
  { typed: 'close my account', faqId: 108 },
  { typed: 'belooomm masuuuk depo nyaaa', faqId: 7 },
  { typed: 'webnya muter muter doang dr td', faqId: 92 },
  { typed: 'kok duit gw ilang dah', faqId: 76 },
  { typed: 'bonusmember baru', faqId: 56 },
  { typed: 'what is turnover', faqId: 66 },
  { typed: 'is this website fake', faqId: 81 },
  { typed: 'gw ditipu orang udah kirim duit', faqId: 82 },
  { typed: 'kartu sim lama gw udah mati', faqId: 43 },
  { typed: 'apusakun', faqId: 108 },
  { typed: 'change bank account', faqId: 52 },
  { typed: 'how long does withdrawal take', faqId: 112 },
  { typed: 'customer service hours', faqId: 103 },
  {
    typed: 'bosku tolong dong akun ane kekunci gabisa masuk sama sekali padahal password bener',
    faqId: 45,
  },
  { typed: 'pasang aplikasine piye', faqId: 98 },
];

/** Only measured, never used to improve the search. */
export const hardPhrasingsHeldOut: readonly { typed: string; faqId: number }[] = [
  {
    typed:
      'selamat malam kak maaf mengganggu waktunya saya mau bertanya kenapa ya penarikan saya ditolak terus',
    faqId: 27,
  },
  { typed: 'lupausername', faqId: 44 },
  { typed: 'how to withdraw', faqId: 20 },
  { typed: 'kumaha cara daptar', faqId: 37 },
  { typed: 'piye carane ganti sandi', faqId: 47 },
  { typed: 'cekwd', faqId: 21 },
  { typed: 'my deposit has not arrived', faqId: 7 },
  { typed: 'deposit durung mlebu', faqId: 7 },
  { typed: 'qris udh kebayar sldo ga nambah2', faqId: 12 },
  { typed: 'batalinwd', faqId: 33 },
  { typed: 'minimal deposit na sabaraha', faqId: 17 },
  { typed: 'withdraw rejected', faqId: 27 },
  { typed: 'someone logged in from another device', faqId: 77 },
  { typed: 'websitenya ora iso dibuka', faqId: 86 },
  {
    typed: 'permisi min numpang tanya nih kalo mau daftarin rekening satu lagi buat wd gimana yak',
    faqId: 51,
  },
  { typed: 'transaction history', faqId: 104 },
  { typed: 'lamaaa bangeettt loadingnyaaa', faqId: 92 },
  { typed: 'apk nya mental mulu tiap dibuka', faqId: 99 },
  { typed: 'hp gw ilang nomer lama udah ga bisa', faqId: 43 },
  { typed: 'kodepromo gabisa dipake', faqId: 70 },
  { typed: 'how to calculate turnover', faqId: 67 },
  { typed: 'invite a friend bonus', faqId: 59 },
  { typed: 'otp gak nongol nongol', faqId: 42 },
  { typed: 'jaringan putus pas lg maen', faqId: 95 },
  { typed: 'clearcache iphone', faqId: 89 },
  { typed: 'change phone number', faqId: 48 },
  { typed: 'withdraw fee', faqId: 32 },
  { typed: 'where to send proof of transfer', faqId: 18 },
  { typed: 'gan ane mau brenti maen udah kecanduan parah tolongin', faqId: 109 },
  { typed: 'unduh aplikasi kumaha', faqId: 98 },
];
