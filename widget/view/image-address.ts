import type { FaqSource } from '../flow/faq-source.ts';

/**
 * The URL of an image. In the back-office's preview, `image` may be the `blob:` URL of a file that is not uploaded yet.
 */
export function imageAddress({ apiHost }: FaqSource, image: string): string {
  return image[4] === ':' ? image : `${apiHost}/faqs/image/${encodeURIComponent(image)}`;
}
