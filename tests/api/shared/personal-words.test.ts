// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { scrubWords } from '../../../api/contract/texts/scrub-words.ts';
import { loadPersonalCheck } from '../../../api/insights/personal-words.ts';
import {
  hardPhrasings,
  hardPhrasingsHeldOut,
  heldOutPhrasings,
  phrasings,
} from '../../widget/phrasings.ts';

const isPersonal = await loadPersonalCheck();

describe('words of a search', () => {
  it.each([
    'saya siti nurhaliza jalan melati nomor 12',
    'halo min saya andi dari medan',
    'nama saya putri',
    'nama rekening budi',
    'atas nama budi santoso',
    'username budi99 belum masuk',
    'user budi',
    'user id siska',
    'usernamenya budi99',
    'password saya rahasia',
    'passwordku kucing',
    'password: merdeka',
    'pin saya merah',
    'otp sembilan dua satu',
    'nik tiga dua nol satu',
    'rek siti aminah',
    'rek bca 123 y 456 y 789',
    'kartu 411 x 111 x 111',
    'hp 081 x 234',
    'hp 081 saya 23 lagi 45 lalu 6',
    'nol delapan satu dua tiga',
    'budi.santoso.gmail.com',
    'budi gmail com',
    'budi dot santoso di yahoo dot co',
    'budi(at)contoh.co.id',
    't.me/budi',
    'instagram.com/budi',
    'fb.com budi',
    'sy dewi mau wd',
    'pak joko belum transfer',
    'bu siti kapan cair',
    'alamat jalan melati nomor 12',
    'tinggal di jl mawar no 5 bekasi',
    'akun budi99 diblokir',
    'id budi99 tidak bisa login',
  ])('that hold a name, a secret, a number or an address: %s', (typed) => {
    expect(isPersonal(scrubWords(typed))).toBe(true);
  });

  it.each([
    'saya lupa password',
    'pak tolong bantu',
    'aplikasi tidak jalan lagi',
    'alamat email salah',
    'akun 2 tidak bisa login',
    'cara ganti password',
    'password salah',
    'lupa password akun saya',
    'password harus berapa huruf',
    'saya belum terima',
    'saya tdk bs login',
    'saya mau deposit',
    'akun saya diblokir',
    'deposit saya nyangkut',
    'uang saya hilang',
    'rekening salah',
    'ganti nama rekening',
    'nama rekening beda',
    'nama tidak sesuai ktp',
    'cara ubah nama',
    'username salah',
    'usernamenya sdh dipakai org',
    'user tidak ditemukan',
    'lupa username dan password',
    'lupa pin',
    'pin tidak bisa',
    'pin berapa digit',
    'otp tidak masuk',
    'kode otp belum diterima',
    'nik tidak valid',
    'rek bca gangguan',
    'login pakai gmail',
    'apakah toko.com resmi',
    'www.toko.co.id tidak bisa dibuka',
    'depo 50 ribu jam 10',
    'buka jam 10 sd 12',
    'beli 2 x 100 rb',
    'dua ratus lima puluh ribu',
    'satu atau dua hari',
  ])('that are an ordinary question: %s', (typed) => {
    expect(isPersonal(scrubWords(typed))).toBe(false);
  });

  it('are taken for personal in fewer than one of a hundred questions', () => {
    const typed = [...phrasings, ...hardPhrasings, ...hardPhrasingsHeldOut, ...heldOutPhrasings];
    const personal = typed.filter((each) => isPersonal(scrubWords(each.typed)));
    expect(typed.length).toBeGreaterThan(400);
    expect(personal.length).toBeLessThan(typed.length / 100);
  });
});
