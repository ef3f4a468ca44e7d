/** The response of the server to the list of websites. */
export const websiteList = [
  { id: 1, kind: 'website', name: 'Website Demo', faqs: 3, publishing: 'direct', review_every: 0 },
  { id: 2, kind: 'website', name: 'Toko Dua', faqs: 1200, publishing: 'direct', review_every: 0 },
];
