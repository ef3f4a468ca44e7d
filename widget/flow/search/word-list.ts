/**
 * What visitors call one thing, one line each; a pair that is written apart is joined by `_` and counts as one word.
 * Pairs are met after their parts were recognised, so they use the first word of their parts' lines. Derived words
 * (`penarikan`, `dibatalin`), dropped vowels (`blm`), cut words (`maks`) and typing errors need no entry.
 */
export const synonyms = `deposit depo dp topup top_up isi_saldo setor
withdraw wd wede withdrawal tarik_dana tarik_saldo cair_dana cair_saldo penarikan
masuk_tidak tidak_masuk tidak_tambah tidak_terima tidak_sampai tidak_kirim tidak_cair tidak_datang
tidak belum gak ga gk g nggak enggak ngga engga kagak kaga blom no
gagal error eror tidak_bisa gabisa gakbisa tidak_dapat tidak_valid
beda berbeda tidak_sama tidak_sesuai tidak_cocok selisih
salah keliru
cara gimana bagaimana langkah panduan tutorial
dana uang duit
rekening rek norek nomor_rekening
transfer tf trf kirim_dana
bank bca bri bni mandiri
ewallet dompet gopay ovo shopeepay linkaja
qris qr
antarbank antar_bank beda_bank
nominal jumlah
minimal min minimum
maksimal max maximum maximal
cek check status
proses pending antre
berhasil sukses
terima dapat
tolak reject
batal cancel
biaya fee ongkos potong
jam pukul
cs customer_service live_agent agent admin operator petugas
hubung kontak bicara ngomong chat ngobrol
login log_in sign_in masuk_akun
daftar register registrasi regis signup sign_up buat_akun
buat bikin
tutup hapus_akun nonaktif_akun
username user id userid user_id
password pass pw pwd sandi kata_sandi
hp ponsel handphone telepon telp
nomor no
kunci blokir lock banned ban suspend beku
ubah ganti edit tukar update
member pengguna anggota
baru new
bonus hadiah
promo voucher event
cashback kesbek cb
referral ajak undang
klaim claim ambil
turnover to
arti maksud apa_itu itu_apa definisi pengertian
taruhan bet betting
game gim permainan slot
retas hack hek bajak bobol
kurang hilang ilang
perangkat device
tipu scam
palsu fake
ngaku mengaku
identitas ktp
website web situs
hapus clear bersih
komputer pc laptop
iphone ios
pemeliharaan maintenance mt
lambat lemot lelet lola loading
offline gangguan down
kendala masalah trouble
koneksi internet jaringan sinyal
putus dc disconnect
menang jackpot jp
aplikasi apk app
pasang instal install download donlot unduh
keluar force_close crash
unggah upload
gambar foto
lihat liat
riwayat histori history mutasi
usia umur
batas limit
sulit susah
henti stop candu
keluhan komplain complain lapor kritik
kasih beri bagi`;

/** Words that say little about what is meant: they only help to choose between questions that fit alike. */
export const fillers =
  'yang di ke dari dan atau saya sy aku gue gw anda kami kita ini itu ada apa apakah kah nya kok sih dong deh kak bang bos gan sis bro admin_ ya untuk dengan karena kalau jika saat pas waktu lagi sedang masih sudah udah dah juga saja aja tapi padahal mau ingin minta tolong bisa boleh kenapa mengapa kapan berapa mana kemana dimana lewat via melalui soal tentang hari sekarang terus banget mulu secara sama seperti bagi jadi biar agar harus hrs the is how';
