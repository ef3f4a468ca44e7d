/** What the server lists for a choice of website. */
export const websiteList = [
  { id: 1, name: 'Website Demo' },
  { id: 2, name: 'Toko Dua' },
];
