/** Texts that visitors type, after the id of the question of the starter tree that they mean. */
function read(text: string): { typed: string; faqId: number }[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id, texts = ''] = line.split(': ');
      return texts.split(' | ').map((typed) => ({ typed, faqId: Number(id) }));
    });
}

/**
 * The search is measured with these, so add a phrasing only if a person who knows the tree would clearly choose that
 * question.
 */
export const phrasings = read(`
1: depo | deposit | soal depo
2: cara depo gmn | gmn cara deposit min | cara isi saldo | bang cara depositnya gimana
3: depo lewat bank caranya | deposit pake transfer bank | depo via transfer bank
4: depo pake ewallet | deposit lewat e wallet | depo e-walet bisa kak
5: depo pake qris | deposit via qris gmn | cara depo qris
6: cek depo | cek deposit saya dong | mau cek deposit | ngecek depo min
7: depo blm masuk | deposit saya blm masuk2 | knp depo ga masuk | dr td depo blm masuk
7: udah depo tp saldo blm nambah
8: depo transfer bank blm masuk | deposit via bank ga masuk | transfer bank depo saya belum masuk
9: tf antar bank blm masuk | transferan beda bank blm masuk | transfer antarbank lama masuknya
10: bank lg offline | bank gangguan min | bank sedang ofline
11: depo ewallet blm masuk | deposit e-wallet gak masuk | depo lewat e wallet belum masuk
12: depo qris blm masuk | qris udah bayar tp blm masuk | deposit qris ga masuk kak
13: depo ditolak | knp deposit saya di tolak | deposit ketolak
14: nominal transfer beda | salah nominal transfer | jumlah transfer tdk sama
15: salah transfer | salah tf ke rek lain | sy salah kirim ke rekening lain
16: nama pengirim beda sama akun | depo pake nama pengirim lain | pengirim beda nama dgn akun
17: minimal depo | min depo brp | maksimal deposit berapa | minimum deposit
18: kirim bukti tf gmn | cara kirim bukti transfer | bukti transfer dikirim kemana
19: wd | withdraw | soal wd
20: cara wd | gmn cara withdraw | cara tarik dana | cara wd gimana bang | caranya narik saldo gmn
21: cek wd | cek withdrawal | tolong cek wd saya | ngecek wd dong
22: wd blm masuk | knp wd saya blm masuk | withdraw ga masuk2 | wd dr td blm masuk min
23: wd msh diproses | wd kok proses terus | withdraw masih di proses | wd pending
24: wd berhasil tp dana blm diterima | status wd sukses dana ga ada
24: wd udah berhasil tapi uang blm diterima
25: dana wd blm masuk rekening | uang blm masuk ke rek bank | wd ke bank blm masuk
26: dana blm masuk ewallet | wd ke e wallet blm masuk | uang wd ga masuk ke e-wallet
27: wd ditolak | knp withdraw di tolak | withdraw ketolak mulu
28: wd ditolak krn turnover | turnover blm cukup | to belum cukup jd wd ditolak
29: nama rek ga sesuai | nama rekening tdk sesuai | wd ditolak nama rekening ga sesuai
30: salah norek pas wd | salah nomor rekening withdraw | wd salah no rek
31: minimal wd | min wd berapa | maksimal withdraw brp | minimum wd
32: biaya wd | biaya admin wd brp | ada potongan admin withdraw
33: batalin wd | cara batalkan withdraw | cancel wd bisa ga | pembatalan wd
112: berapa lama wd | wd brp lama | proses withdraw brp lama
34: jam wd | wd jam brp | jam berapa withdraw diproses
35: akun | login dan akun
36: daftar | daftar akun baru dong | bikin akun baru
37: cara daftar | cara buat akun gmn | gmn cara daftarnya kak
38: username udah dipake | user name sudah terpakai | usernamenya sdh dipakai org
39: gagal daftar | ga bisa daftar | daftar kok gagal terus | pendaftaran gagal
40: ga bisa login | gak bisa masuk akun | login gagal terus | knp sy tdk bisa login
41: lupa pw | lupa password | lupa pasword | lupa kata sandi min | pw sy lupa
42: otp ga masuk | kode otp blm masuk | kode otp tdk dikirim | sms otp gak nyampe
43: nomer hp lama udah ga aktif | no hp lama udah mati | nomor lama hangus
44: lupa username | lupa user id | lupa usernam
45: akun terkunci | akun sy keblokir | akun ke lock min | knp akun saya diblokir
46: ubah data akun | edit data akun | mau ganti data akun
47: ganti pw | cara ganti password | ubah kata sandi | mau ubah pasword
48: ganti no hp | ubah nomor hp | cara ganti nomer hp
49: ganti email | ubah email gmn | mau ganti e-mail
50: rek & ewallet saya | rekening dan e-wallet saya
51: tambah rek | nambah rekening gmn | cara tambahin ewallet | daftarin rekening baru
52: ganti rek | mau ganti rekening | cara ubah rekening | gmn mengganti norek
53: rek udah kedaftar di akun lain | rekening sudah terdaftar | rek dipake akun lain
54: bonus | bonus promo
55: promo yg berlaku apa aja | promo apa aja skrg | promo hari ini | lg ada promo apa
56: bonus new member | bonus member baru | promo pengguna baru
57: bonus depo harian | bonus harian | promo deposit harian
58: cashback | kesbek mingguan | cashback mingguan kapan
59: bonus refferal | ajak temen dapet bonus | kode referal | bonus ajak teman
60: cara klaim bonus | klaim bonus gmn | gmn cara ambil bonus | cara claim promo
61: bonus blm masuk | knp bonus ga masuk | bonusnya blm dpt
62: bonus depo blm masuk | bonus deposit gak masuk
63: cashback blm masuk | cashback ga dibagi | kesbek belum masuk
64: bonus referral blm masuk | referal saya ga masuk bonusnya | bonus ajak temen blm masuk
65: turnover | turn over
66: turnover itu apa | apa itu to | arti turnover | maksudnya turnover apaan
67: cara hitung turnover | hitung to gmn | ngitung turnover | perhitungan turnover
68: taruhan yg ga dihitung turnover | bet apa yg tdk kehitung to
68: game yang tidak masuk hitungan turnover
69: sisa turnover | liat sisa to | turnover saya kurang brp
70: kode promo ga bisa | kode promo tdk bisa dipake | kode voucher ga bisa dipakai
71: bonus ditarik | knp bonus sy dibatalin | bonus hangus | bonus saya di batalkan
72: keamanan
73: tips biar akun aman | cara jaga akun | tips keamanan akun
74: boleh kasih kode otp ga | otp boleh dibagi ga | ngasih otp ke org aman ga
75: akun sy dihack | akun diretas | akun kena hek | akun saya dibajak
76: saldo berkurang sendiri | saldo ilang | saldo kok kurang padahal ga main
77: ada yg login dr hp lain | login perangkat lain | ada login dr device lain
78: data akun diubah org | data sy diganti orang lain | ada yg ubah data akun saya
79: penipuan | waspada penipu
80: ada yg ngaku cs | orang ngaku customer service | ada yg wa ngaku admin
81: website palsu | cara tau web palsu | ciri situs palsu
82: sdh terlanjur tf ke penipu | ketipu udah transfer | sy ditipu sdh kirim uang
83: knp diminta ktp | verifikasi identitas utk apa | kenapa hrs verifikasi
84: data pribadi aman ga | data sy aman kah | apakah data saya aman
85: kendala teknis | masalah teknis
86: web ga bisa dibuka | website gak bisa di buka | situs tdk bisa diakses | webnya gak kebuka
87: cara hapus cache | bersihin cache browser | hapus cache gmn
88: hapus cache android | clear cache di hp android | bersihkan cache android
89: hapus cache iphone | clear cache iphone | hapus chace di iphone
90: hapus cache komputer | hapus cache di laptop | clear cache pc
91: web maintenance | website lg maintenance | situs pemeliharaan
92: web lemot | website lambat bgt | lelet bgt webnya | loading lama
93: kendala main game | masalah pas main game
94: game ga bisa dibuka | game gak kebuka | gamenya tdk bisa di buka
95: koneksi putus pas main | internet putus waktu main | lg main keputus | dc pas main
96: menang tp ga masuk saldo | kemenangan blm masuk | sy menang saldo ga nambah
97: aplikasi | apk
98: cara instal apk | cara pasang aplikasi android | download apk dimana | install aplikasi gmn
99: apk keluar sendiri | aplikasi force close | aplikasinya nutup sendiri
100: gagal upload bukti | ga bisa upload foto | unggah gambar gagal
101: info umum | informasi
102: cara hubungi cs | gmn hubungi live agent | kontak admin
113: mau ngomong sama live agent | mau bicara sama petugas | cara ngobrol sama admin
103: jam layanan cs | cs buka jam brp | cs 24 jam ga
111: alamat resmi | alamat web resmi apa | link resminya mana
104: liat riwayat transaksi | riwayat transaksi dimana | histori transaksi | cek history transaksi
105: main bijak | bermain dgn bijak
106: umur brp boleh main | batas umur main | batas usia brp | minimal umur
107: batasin depo | mau batasi waktu main | limit deposit harian biar ga boros
108: tutup akun | mau hapus akun | cara tutup akun permanen | nonaktifin akun dulu sementara
109: sy kecanduan | susah berhenti main | ga bisa stop main
110: mau komplain | kasih saran | saran dan keluhan | mau ngeluh soal pelayanan
`);

/**
 * Of the same kind, written before the search had a word list. They measure the search with words for which it was not
 * tuned, so do not add the words of a miss to the list.
 */
export const heldOutPhrasings = read(`
1: mau tanya deposit
2: langkah langkah deposit | cara top up | gimana caranya ngisi saldo
3: depo lewat bca | deposit via bank mandiri caranya
4: isi saldo pakai gopay | depo pakai ovo
5: mau depo scan qris
6: cek tiket deposit | tolong dicek deposit saya
7: kenapa depositku belum masuk juga | depost belum masuk | saldo belum masuk padahal sudah depo
8: sudah transfer bank tapi deposit belum masuk
9: transfer beda bank kok lama
10: bca lagi gangguan | bank error
11: topup ewallet belum masuk | depo pake ovo belum masuk
12: bayar qris saldo tidak bertambah | sudah scan qris belum masuk saldo
13: deposit direject | penolakan deposit
14: nominal depo tidak cocok
15: keliru transfer | saya salah transfer rekening
16: nama pengirimnya bukan nama akun saya
17: depo paling kecil berapa | batas minimal deposit | maximal depo
18: bukti transfernya dikirim lewat mana
20: bagaimana menarik dana | mau withdraw caranya | cara cairin saldo
21: cek status wd | cek penarikan
22: penarikan belum masuk | wede belum masuk | withdrawal blm cair
23: penarikan masih diproses | wd saya pending terus
24: wd sukses tapi duit belum sampai
25: withdraw belum masuk ke bank bri
26: wd ke ovo ga masuk
27: kenapa penarikan saya ditolak | wd direject
28: wd ditolak karna to kurang
29: nama pemilik rekening tidak sama
30: salah masukin rekening wd
31: wd paling sedikit berapa | penarikan minimal berapa
32: kena biaya berapa kalau withdraw | potongan wd
33: mau membatalkan penarikan | wd mau dicancel
112: lama penarikan dana
34: jam operasional wd | wd diproses jam berapa
35: soal akun
36: mau bikin id baru | registrasi
37: gimana cara register | cara mendaftarnya gimana
38: username sudah ada yang pakai
39: pas daftar error | registrasi gagal
40: tidak dapat login | gabisa login | login error
41: lupa sandi | lupa passwrod
42: otp tidak sampai | otp ga dateng | kode otpnya belum diterima
43: nomor hp saya yang lama hilang | nomor lama sudah ga dipakai
44: lupa id | usernameku apa ya lupa
45: akun ke banned | akun dikunci
46: mengubah data diri
47: mengganti kata sandi | pw mau diganti
48: update nomor telepon | pindah nomor hp
49: ubah alamat email
51: nambah norek baru | menambahkan e-wallet
52: rekening mau diganti | penggantian rekening
53: rekening sudah digunakan akun lain
55: promo terbaru | event promo apa saja
56: bonus pendaftaran | bonus member baru berapa persen
57: bonus setiap hari
58: kapan cashback dibagi | bonus mingguan
59: undang teman dapat apa | komisi referral
60: gimana klaim promo | bonus diambilnya gimana
61: bonus kok belum diterima
63: cashback minggu ini belum masuk
64: komisi referal belum masuk
66: pengertian turnover | apa sih turn over itu
67: rumus turnover | cara ngitung to
68: permainan yang tidak dihitung turnover
69: cek sisa turnover | turnover saya tinggal berapa
70: kode promo error
71: bonus tiba tiba dibatalkan
73: cara mengamankan akun
74: bolehkah kasih tau otp | ada yang minta kode otp
75: akunku kena hack | akun di bobol orang
76: saldo saya tiba tiba hilang | saldo kepotong sendiri
77: login dari hp tidak dikenal
78: ada orang mengubah data saya
79: hati hati penipuan
80: orang mengaku dari admin | cs palsu
81: link palsu | apakah situs ini asli
82: kena tipu transfer | sudah transfer ke penipu gimana
83: kenapa harus kirim foto ktp
84: keamanan data pribadi
86: situs tidak dapat diakses | link ga bisa dibuka | web down
87: cara membersihkan cache
88: cara hapus cache di chrome android
89: clear cache ios
90: bersihkan cache di pc
91: kapan maintenance selesai
92: situsnya lemot banget | web loading terus
93: game bermasalah
94: permainan tidak bisa dibuka
95: koneksi terputus saat main | main tiba tiba disconnect
96: menang tapi saldo tidak bertambah | kemenangan saya hilang
98: link download aplikasi | unduh aplikasi android
99: aplikasi sering keluar sendiri | apk crash
100: upload bukti transfer gagal | foto tidak bisa diunggah
102: menghubungi admin
113: chat dengan cs | bicara dengan admin
103: jam kerja customer service | cs online jam berapa
111: situs resminya yang mana
104: cara lihat history | melihat mutasi transaksi
105: main secara bijak
106: usia minimal main
107: membatasi deposit
108: hapus akun permanen | cara menutup akun
109: kecanduan judi | cara berhenti main judi
110: kritik dan saran | mau lapor keluhan
`);

/**
 * Harder ones: long introductions, regional words, joined and shortened words, English. They were written before the
 * search supported any of these. Only these may be used to improve the search, not the held-out ones.
 */
export const hardPhrasings = read(`
7: assalamualaikum min selamat siang maaf ganggu mau nanya dong ini depo saya kok belum masuk ya
7: belooomm masuuuk depo nyaaa
41: lupapassword | forgot password
2: how to deposit | kumaha carana depo
20: piye carane wd
6: cekdeposit
75: my account got hacked
22: duite durung mlebu wd | wd blm cair2 dr kmrn sore gmn nih bos
31: minimal wdnya brp ya kakak admin yang baik hati
48: gantinomorhp
40: ora iso login | teu tiasa login
49: halo kak permisi mau tanya kalau misalnya mau ganti email yang didaftarkan itu gimana caranya ya terima kasih
108: close my account | apusakun
92: webnya muter muter doang dr td
76: kok duit gw ilang dah
56: bonusmember baru
66: what is turnover
81: is this website fake
82: gw ditipu orang udah kirim duit
43: kartu sim lama gw udah mati
52: change bank account
112: how long does withdrawal take
103: customer service hours
45: bosku tolong dong akun ane kekunci gabisa masuk sama sekali padahal password bener
98: pasang aplikasine piye
`);

/** Only measured, never used to improve the search. */
export const hardPhrasingsHeldOut = read(`
27: selamat malam kak maaf mengganggu waktunya saya mau bertanya kenapa ya penarikan saya ditolak terus
27: withdraw rejected
44: lupausername
20: how to withdraw
37: kumaha cara daptar
47: piye carane ganti sandi
21: cekwd
7: my deposit has not arrived | deposit durung mlebu
12: qris udh kebayar sldo ga nambah2
33: batalinwd
17: minimal deposit na sabaraha
77: someone logged in from another device
86: websitenya ora iso dibuka
51: permisi min numpang tanya nih kalo mau daftarin rekening satu lagi buat wd gimana yak
104: transaction history
92: lamaaa bangeettt loadingnyaaa
99: apk nya mental mulu tiap dibuka
43: hp gw ilang nomer lama udah ga bisa
70: kodepromo gabisa dipake
67: how to calculate turnover
59: invite a friend bonus
42: otp gak nongol nongol
95: jaringan putus pas lg maen
89: clearcache iphone
48: change phone number
32: withdraw fee
18: where to send proof of transfer
109: gan ane mau brenti maen udah kecanduan parah tolongin
98: unduh aplikasi kumaha
`);
