/** Texts around the guide for admins. The guide itself is docs/panduan-admin.md. */
export const guideCopy = { contents: 'Isi panduan' } as const;
