/** The bot's words in Indonesian. Those of the specification stand to the letter. */
export const id = {
  launcher: 'Tanya Kami',
  title: 'Live Chat Bot',
  close: 'Tutup',
  status: {
    idle: 'Siap membantu Anda',
    loading: 'Menyiapkan pertanyaan…',
    ready: 'Siap membantu Anda',
    failed: 'Sedang tidak terhubung',
  },
  floating: {
    hint: 'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".',
    home: 'Kembali ke Home',
    liveAgent: 'Hubungi Live Agent Kami',
  },
  page: {
    hint: 'Halo! Silakan tanyakan apa saja, misalnya soal deposit atau lupa password.',
    home: 'Back to Home',
    liveAgent: 'Contact Live Agent',
  },
  messages: 'Percakapan',
  options: 'Pilih pertanyaan',
  customerService: 'Hubungi Customer Service',
  stillStuck: 'Masih butuh bantuan? Tim kami siap membantu Anda.',
  loadFailed: 'Pertanyaan belum bisa dimuat. Periksa koneksi Anda, lalu coba lagi.',
  loadEmpty: 'Belum ada pertanyaan di sini.',
  retry: 'Coba lagi',
  you: 'Anda',
  bot: 'Bot',
  imageOf: 'Gambar untuk',
  enlarge: 'Perbesar gambar',
  imageFailed: 'Gambar tidak dapat dimuat.',
  notices: {
    'no-answer': 'Belum ada jawaban untuk pertanyaan ini. Silakan hubungi tim kami.',
    'live-agent-opened': 'Live chat sudah dibuka di tab baru.',
    'live-agent-blocked': 'Browser Anda menahan tab baru. Buka live chat lewat tautan ini:',
    'live-agent-fell-back':
      'Live chat tidak dapat dimuat di halaman ini. Bila tab baru tidak terbuka, gunakan tautan ini:',
    'live-agent-absent': 'Live agent belum tersedia saat ini.',
    'live-agent-failed': 'Live agent belum bisa dihubungi. Silakan coba lagi.',
    'live-chat-away':
      'Obrolan Anda dengan live agent tetap berjalan. Pilih Live Agent lagi untuk kembali ke sana.',
    'live-chat-ended': 'Live chat sudah selesai. Ada lagi yang bisa kami bantu?',
    'live-chat-timed-out':
      'Live chat ditutup karena belum ada obrolan yang dimulai. Anda bisa menghubungi live agent lagi.',
  },
  openLiveAgent: 'Buka live chat',
} as const;
