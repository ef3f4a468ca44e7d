import { sentences } from '../../api/contract/texts/sentences.ts';
export const signInCopy = {
  title: 'Sign in',
  lead: 'Masuk untuk mengelola FAQ dan widget chat.',
  sessionEnded: sentences.noSession,
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  pending: 'Signing in...',
  success: sentences.loginSucceeded,
  passwordReset: sentences.passwordReset,
  /** Why nobody can sign in with this browser. */
  problems: {
    cookies:
      'Browser ini menolak cookie, sehingga Anda tidak dapat masuk. Izinkan cookie untuk alamat ini di pengaturan browser, lalu muat ulang halaman ini.',
    clock:
      'Jam perangkat ini tidak tepat, sehingga Anda tidak dapat masuk. Atur tanggal dan waktunya ke otomatis, lalu muat ulang halaman ini.',
  },
  failed: 'Login failed.',
  failedBecause: (reason: string) => `Login failed: ${reason}`,
  forgotten: 'Lupa password? Minta admin lain menggantinya di halaman User.',
  usernameMissing: 'Username wajib diisi.',
  passwordMissing: 'Password wajib diisi.',
} as const;

/** Texts of the steps after the password. */
export const signInStepsCopy = {
  factorTitle: 'Konfirmasi masuk',
  factorLead: 'Akun ini memakai faktor kedua.',
  passkeyOnlyLead: 'Konfirmasi dengan passkey Anda.',
  code: 'Kode',
  recoveryCode: 'Kode pemulihan',
  recoveryHelp: 'Salah satu kode yang Anda simpan saat memasang faktor kedua.',
  useRecovery: 'Pakai kode pemulihan',
  lost: 'Ponsel, passkey, dan kode pemulihan hilang? Minta admin lain menghapus faktor kedua Anda di halaman User, lewat Cara masuk.',
  submit: 'Masuk',
  usePasskey: 'Pakai passkey',
  signInWithPasskey: 'Masuk dengan passkey',
  passkeyFailed: 'Passkey tidak dapat dipakai. Coba lagi, atau pakai cara lain.',
  failed: 'Langkah ini gagal.',
  startOver: 'Mulai lagi',
  passwordTitle: 'Ganti password sementara',
  passwordLead:
    'Password Anda dibuat oleh orang lain. Pilih password Anda sendiri untuk melanjutkan.',
  resetTitle: 'Atur ulang password',
  resetLead: (username: string | undefined) =>
    `Pilih password baru${username === undefined ? '' : ` untuk akun ${username}`}. Setelah itu Anda masuk seperti biasa.`,
  newPassword: 'Password baru',
  savePassword: 'Simpan dan masuk',
  saveReset: 'Simpan password',
  setUpTitle: 'Pasang faktor kedua',
  setUpLead: sentences.mustSetUpFactor,
  continue: 'Lanjutkan',
} as const;
