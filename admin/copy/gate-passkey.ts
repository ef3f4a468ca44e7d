/** Texts of the button that lists the address of a denied visitor. */
export const gatePasskeyCopy = {
  open: 'Masuk dengan passkey',
  failed: 'Passkey tidak dapat dipakai. Coba lagi.',
  stillClosed:
    'Passkey diterima, tetapi alamat IP Anda baru saja berganti sehingga belum terdaftar. Coba lagi.',
} as const;
