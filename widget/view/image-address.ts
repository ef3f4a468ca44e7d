import type { FaqSource } from '../flow/faq-source.ts';

/** Where the server has an image. In the back-office's preview it may be the `blob:` address of a file that is not stored yet. */
export function imageAddress({ apiHost }: FaqSource, image: string): string {
  return image[4] === ':' ? image : `${apiHost}/faqs/image/${encodeURIComponent(image)}`;
}
