import type { PublicFaq } from '../../api/contract/public-api.ts';

/** A small tree: two topics, one of them with three questions below it, and a question without children. */
export const sampleFaqs: readonly PublicFaq[] = [
  faq(1, 'Akun', { answer: 'Pilih masalah akun Anda.' }),
  faq(2, 'Lupa password', { parent_id: 1, answer: 'Klik Lupa Password.' }),
  faq(3, 'Kode tidak masuk', { parent_id: 1, answer: 'Tunggu.', image: 'ab12-640x360.webp' }),
  faq(4, 'Akun terkunci', { parent_id: 1 }),
  faq(5, 'Deposit'),
  faq(7, 'Deposit belum masuk', { parent_id: 5, answer: 'Mohon tunggu 5 menit.' }),
  faq(8, 'Jam buka', { answer: '24 jam.' }),
];

export function faq(id: number, question: string, rest: Partial<PublicFaq> = {}): PublicFaq {
  return { id, question, answer: null, image: null, parent_id: null, ...rest };
}
