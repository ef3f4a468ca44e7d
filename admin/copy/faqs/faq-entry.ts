import type { CheckKind } from '../../../api/contract/ticket.ts';

const checkForms: Readonly<Record<CheckKind, string>> = {
  deposit: 'Form cek deposit',
  withdraw: 'Form cek withdraw',
};

/** Texts for adding several questions one after the other. */
export const faqEntryCopy = {
  added: (question: string) => `Ditambahkan: ${question}`,
  show: 'Lihat',
  addBelow: 'Tambah di bawahnya',
  alreadyHere: 'Sudah ada di bawah pertanyaan induk ini:',
  checkForm: (kind: CheckKind) => checkForms[kind],
  opensForm: (kind: CheckKind) =>
    `Pertanyaan ini membuka ${checkForms[kind]}, karena memuat kata “cek ${kind}”.`,
  losesForm: (kind: CheckKind) =>
    `Setelah disimpan, pertanyaan ini tidak lagi membuka ${checkForms[kind]}. Agar tetap terbuka, pertahankan kata “cek ${kind}”.`,
} as const;
