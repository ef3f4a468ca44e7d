import type { WebsiteOption } from '../../api/contract/entities.ts';

/** A website in the list of websites. */
export const listed = (id: number, name: string, faqs = 0): WebsiteOption => {
  return { id, kind: 'website', name, faqs, publishing: 'direct', review_every: 0 };
};

/** The response of the server to the list of websites. */
export const websiteList = [listed(1, 'Website Demo', 3), listed(2, 'Toko Dua', 1200)];
