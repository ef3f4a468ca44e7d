import type { FaqFieldName } from '../../../api/contract/faqs/faq-fields.ts';

export const faqFieldCopy = {
  labels: {
    question: 'Question',
    answer: 'Answer',
    keywords: 'Kata lain',
    wordings: 'Kalimat pengunjung',
    note: 'Catatan tim',
    own_note: 'Catatan website ini',
    image: 'Image',
  } satisfies Record<FaqFieldName, string>,
  /** Within a sentence. */
  names: {
    question: 'pertanyaan',
    answer: 'jawaban',
    keywords: 'kata lain',
    wordings: 'kalimat pengunjung',
    note: 'catatan tim',
    own_note: 'catatan website ini',
    image: 'gambar',
  } satisfies Record<FaqFieldName, string>,
};
