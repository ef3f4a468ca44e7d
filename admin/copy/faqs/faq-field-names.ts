import type { FaqFieldName } from '../../../api/contract/faqs/faq-fields.ts';

export const faqFieldCopy = {
  labels: {
    question: 'Question',
    answer: 'Answer',
    keywords: 'Kata lain',
    wordings: 'Kalimat pengunjung',
    image: 'Image',
  } satisfies Record<FaqFieldName, string>,
  /** Within a sentence. */
  names: {
    question: 'pertanyaan',
    answer: 'jawaban',
    keywords: 'kata lain',
    wordings: 'kalimat pengunjung',
    image: 'gambar',
  } satisfies Record<FaqFieldName, string>,
};
