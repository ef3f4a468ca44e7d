import sharp from 'sharp';
import { valid } from '../tools/valid.ts';

export type Kind = 'faq' | 'user' | 'website' | 'link' | 'whitelist';

/** A write that the server confirmed. */
export interface Acknowledged {
  kind: Kind;
  id: number;
  /** A text in the row, by which it is found. */
  text: string;
}

export const kinds: readonly Kind[] = ['faq', 'user', 'website', 'link', 'whitelist'];

const paths: Record<Kind, string> = {
  faq: '/api/faqs/',
  user: '/api/users/',
  website: '/api/websites',
  link: '/api/livechatwebsitelinks/',
  whitelist: '/api/whitelists',
};

/**
 * Writes one row that differs from all others. `written` is undefined when it was refused.
 *
 * @throws when there is no response.
 */
export async function write(
  url: string,
  cookie: string,
  kind: Kind,
  number: number,
  parentId = '',
): Promise<{ status: number; written: Acknowledged | undefined }> {
  const text = textOf(kind, number);
  const json = kind !== 'faq';
  const response = await fetch(url + paths[kind], {
    method: 'POST',
    headers: { Cookie: cookie, ...(json ? { 'Content-Type': 'application/json' } : {}) },
    body: json ? JSON.stringify(bodyOf(kind, text)) : await formOf(text, number, parentId),
  });
  const { id } = (await response.json()) as { id?: number };
  const written = response.status === 201 && id !== undefined ? { kind, id, text } : undefined;
  return { status: response.status, written };
}

function textOf(kind: Kind, number: number): string {
  if (kind === 'whitelist') {
    return [10, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');
  }
  return `${kind}-${number}`;
}

function bodyOf(kind: Kind, text: string): object {
  if (kind === 'user') return { username: text, password: 'kata-sandi-budi', website_id: 1 };
  if (kind === 'website') return valid.website({ name: text, livechat_link: 'example.com' });
  if (kind === 'link') return { link: `${text}.example.com`, website_id: 1 };
  return { ip: text };
}

async function formOf(question: string, number: number, parentId: string): Promise<FormData> {
  const form = new FormData();
  const fields = { question, answer: `Jawaban ${number}`, website_id: '1', parent_id: parentId };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([await picture(number)]), 'gambar.png');
  return form;
}

/** Creates a different image for each number, so that each is stored separately. */
async function picture(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: (number * 37) & 255 };
  const bytes = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
    .composite([
      { input: Buffer.from([255, number & 255, 0]), raw: { width: 1, height: 1, channels: 3 } },
    ])
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
}
