/** Texts of the dialog that asks who uses the session, and of second factors wherever they are shown. */
export const proofCopy = {
  title: 'Konfirmasi bahwa ini Anda',
  lead: 'Perubahan ini penting, dan sudah lebih dari 15 menit sejak konfirmasi terakhir. Isian Anda tetap ada.',
  password: 'Password Anda',
  code: 'Kode authenticator',
  codeHelp: 'Enam angka dari aplikasi authenticator Anda.',
  usePassword: 'Pakai password',
  useCode: 'Pakai kode authenticator',
  usePasskey: 'Pakai passkey',
  submit: 'Konfirmasi',
  failed: 'Konfirmasi gagal.',
  passkeysOff: {
    'no-address': 'Passkey memerlukan alamat https yang tetap. Minta pengelola server mengaturnya.',
    'no-name':
      'Passkey tidak dapat dipakai di alamat yang berupa angka. Minta pengelola server memberinya nama, misalnya https://faq.contoh.id.',
    'no-https': 'Passkey memerlukan alamat https. Minta pengelola server mengaktifkannya.',
  },
  passkeysElsewhere: (address: string) =>
    `Passkey hanya dapat dipakai di ${address}. Buka halaman ini di alamat itu.`,
  passkeysUnsupported: 'Browser ini tidak mendukung passkey.',
  passkeyFailed: 'Passkey tidak dapat dipakai. Coba lagi, atau pakai cara lain.',
  scan: 'Pindai kode ini dengan aplikasi authenticator, misalnya Google Authenticator atau Aegis.',
  qrCode: 'Kode QR untuk aplikasi authenticator',
  secret: 'Tidak dapat memindai? Ketik kunci ini di aplikasi:',
  secretSubject: 'kunci authenticator',
  firstCode: 'Kode dari aplikasi',
  activate: 'Aktifkan',
  recoveryTitle: 'Simpan kode pemulihan Anda',
  recoveryLead:
    'Setiap kode dapat dipakai sekali untuk masuk bila ponsel atau passkey Anda hilang. Kode ini hanya ditampilkan sekarang.',
  recoverySubject: 'kode pemulihan',
  recoveryCodesOf: 'Kode pemulihan Tanya Kami,',
  recoveryFile: 'kode-pemulihan.txt',
  saveRecovery: 'Simpan berkas',
  printRecovery: 'Cetak',
  recoverySaved: 'Sudah saya simpan',
} as const;
