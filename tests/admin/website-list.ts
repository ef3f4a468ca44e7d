/** What the server lists for a choice of website. */
export const websiteList = [
  { id: 1, name: 'Website Demo', faqs: 3, publishing: 'direct' },
  { id: 2, name: 'Toko Dua', faqs: 1200, publishing: 'direct' },
];
