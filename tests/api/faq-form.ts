/** Creates the multipart form of a FAQ. By default it is a question in the top tier of website 1. */
export function faqForm(fields: Record<string, string | File> = {}): FormData {
  const data = new FormData();
  const all = { question: 'Apa?', answer: '', website_id: '1', parent_id: '', ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
}
