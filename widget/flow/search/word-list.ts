/**
 * Synonyms, one meaning in each line. Two words joined by `_` are a pair that counts as one word. The parts of a pair
 * are recognised first, so a pair uses the first word of its parts' lines. Derived words (`penarikan`, `dibatalin`),
 * dropped vowels (`blm`), cut words (`maks`) and typing errors need no entry.
 */
export const synonyms = `deposit depo dp topup isi_saldo setor
withdraw wd wede withdrawal tarik_dana tarik_saldo cair_dana cair_saldo penarikan
tidak_masuk tidak_tambah tidak_terima tidak_sampai tidak_kirim tidak_cair tidak_datang
tidak belum gak ga g nggak enggak kagak blom
gagal error bug tidak_bisa gabisa gakbisa tidak_dapat
beda berbeda tidak_sama tidak_sesuai tidak_cocok selisih
salah keliru typo
cara gimana bagaimana langkah panduan tutorial petunjuk
dana uang duit
rekening rek norek nomor_rekening
transfer tf trf kirim_dana
bank bca bri bni mandiri
ewallet dompet gopay ovo shopeepay linkaja
qris qr
antarbank antar_bank beda_bank
nominal jumlah
minimal min minimum paling_kecil paling_sedikit
maksimal maximal paling_besar paling_banyak
cek check status periksa pantau
proses pending antre nyangkut gantung
berhasil sukses
terima dapat
tolak reject
batal cancel hangus
berlaku aktif sekarang hari_ini saat_ini
biaya fee ongkos potong tarif
jam pukul
cs customer_service live_agent agent admin operator petugas
hubung kontak
bicara ngomong chat ngobrol
login masuk_akun
daftar register registrasi signup buat_akun
buat bikin
tutup hapus_akun nonaktif_akun
username id userid
password pw pwd sandi kata_sandi
hp ponsel handphone telepon telp nohp wa whatsapp
nomor no
kunci blokir lock banned ban suspend beku
ubah ganti edit tukar update
member pengguna anggota
baru new
bonus hadiah komisi freebet
promo voucher event
cashback kesbek cb
referral ajak undang afiliasi ajak_teman undang_teman
klaim ambil redeem
turnover to
arti maksud apa_itu itu_apa definisi pengertian
taruh bet
game gim permainan slot judi
retas hack hek bajak bobol curi maling
kurang hilang
perangkat device
tipu scam bohong
palsu fake gadungan asli resmi
ngaku mengaku
identitas ktp kyc
website web situs link url laman domain
hapus clear bersih
komputer pc laptop
iphone ios
pelihara maintenance mt
lambat lemot lelet lola loading macet hang
offline gangguan down
kendala masalah trouble
koneksi internet jaringan sinyal wifi kuota
putus dc disconnect
menang jackpot jp
aplikasi apk app
pasang install download donlot unduh
keluar force_close crash
unggah upload
gambar foto ss screenshot
riwayat history mutasi
usia umur
batas limit
sulit susah
henti stop candu kapok
keluh komplain lapor kritik protes aduan
kasih beri
bukti struk resi
email imel surel
browser peramban chrome safari
hitung rumus
sisa tinggal
pribadi privasi diri`;

/** Words with little meaning. They only decide between questions that match equally well. */
export const fillers =
  'yang di ke dari dan atau saya aku gue gw anda kami kita ini itu ada apa kah nya kok sih dong deh kak bang bos gan bro ya untuk dengan karena kalau jika saat pas waktu lagi sedang masih sudah dah juga saja aja tapi padahal mau ingin minta tolong bisa boleh kenapa mengapa kapan berapa mana lewat via melalui soal tentang terus banget mulu secara sama seperti jadi biar agar harus tiba sering tadi kemarin barusan malah permisi halo hai selamat pagi mohon bantu dulu cuma lah nih tuh kalo gitu gini tahu tau tanya kena banyak hanya';
