import { type ImageSize, imageSizeOf } from '../../api/contract/image-name.ts';
import { sendsOwnAddress } from './own-address.ts';

interface ImageAttributes extends Partial<ImageSize> {
  src: string;
}

/**
 * Returns the URL of a FAQ's image, and its size from its name (`...-640x360.webp`), so that the layout does not shift.
 */
export function faqImage(name: string): ImageAttributes {
  // With `CLIENT_IP_SOURCE=header`, the gate needs a custom header, which an image request cannot have. The public URL
  // has no gate.
  const folder = sendsOwnAddress() ? '/faqs/image' : '/api/faqs/image';
  return { src: `${folder}/${encodeURIComponent(name)}`, ...imageSizeOf(name) };
}
