import { type ImageSize, imageSizeOf } from '../../api/contract/image-name.ts';
import { sendsOwnAddress } from './own-address.ts';

interface ImageAttributes extends Partial<ImageSize> {
  src: string;
}

/** The URL of a FAQ's image, and its size from its name (`...-640x360.webp`), so that the layout does not shift. */
export function faqImage(name: string): ImageAttributes {
  // An image request has no custom header, so this gate would refuse it; the public URL has no gate.
  const folder = sendsOwnAddress() ? '/faqs/image' : '/api/faqs/image';
  return { src: `${folder}/${encodeURIComponent(name)}`, ...imageSizeOf(name) };
}
