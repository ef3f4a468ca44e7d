import type { PublicFaq } from '../../api/contract/public-api.ts';
import { type StarterFaq, starterFaqs } from '../../api/db/seed/starter/starter-tree.ts';

/** The starter tree as a page receives it. */
export const starterTree: readonly PublicFaq[] = flattened(starterFaqs, null);

/** A tree of another field, for which the word list was not tuned. */
export const shopTree: readonly PublicFaq[] = [
  faq(101, 'Pengiriman', null),
  faq(
    102,
    'Lama pengiriman',
    101,
    'Paket tiba dalam tiga hari. Untuk pulau Jawa memakai kurir Anteraja.',
  ),
  faq(103, 'Paket belum sampai', 101),
  faq(104, 'Paket rusak', 101),
  faq(201, 'Pembayaran', null),
  faq(202, 'Menghitung ongkos kirim', 201),
  faq(203, 'Kartu kredit', 201),
  faq(204, 'Belum dikonfirmasi', 203),
  faq(205, 'Transfer bank', 201),
  faq(206, 'Belum dikonfirmasi', 205),
  faq(301, 'Pengembalian barang', null, 'Barang dikembalikan lewat kurir.'),
  faq(302, 'Buku bekas', 301),
  faq(303, 'Ukuran sepatu', 301),
];

/** Creates a large tree from copies of the starter tree; each copy has different words. */
export function largeTree(size: number): PublicFaq[] {
  return Array.from({ length: size }, (_, place) => {
    const copy = Math.floor(place / starterTree.length);
    const original = starterTree[place % starterTree.length] as PublicFaq;
    const offset = copy * 1000;
    return {
      ...original,
      id: original.id + offset,
      parent_id: original.parent_id === null ? null : original.parent_id + offset,
      question: reworded(original.question, copy),
      answer: original.answer === null ? null : reworded(original.answer, copy),
    };
  });
}

function reworded(text: string, copy: number): string {
  if (copy === 0) return text;
  const ending = `${String.fromCharCode(97 + copy)}o`;
  return text.replace(/\b[a-z]{5,}\b/gi, (word) =>
    (word.length + copy) % 5 === 0 ? word + ending : word,
  );
}

function flattened(branch: readonly StarterFaq[], parentId: number | null): PublicFaq[] {
  return branch.flatMap(({ id, question, answer, keywords, children }) => [
    { ...faq(id, question, parentId, answer), ...(keywords && { keywords: [...keywords] }) },
    ...flattened(children ?? [], id),
  ]);
}

function faq(id: number, question: string, parent_id: number | null, answer?: string): PublicFaq {
  return { id, question, answer: answer ?? null, image: null, parent_id };
}
