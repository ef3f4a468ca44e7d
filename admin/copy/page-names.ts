/** The names of the pages in the sidebar, the search and the menu. Add the name of a new page here. */
export const pageNames = {
  faqs: 'FAQ',
  users: 'User',
  whitelist: 'Whitelist',
  links: 'Link',
  websites: 'Website',
  website: 'Atur website',
  script: 'Script',
  dashboard: 'Dashboard',
  unanswered: 'Belum terjawab',
  machines: 'Akses program',
  profile: 'Akun saya',
  security: 'Keamanan',
  audit: 'Riwayat',
  guide: 'Bantuan',
  blank: 'Blank',
} as const;
