import { sendsOwnAddress } from './own-address.ts';

interface ImageAttributes {
  src: string;
  width?: number;
  height?: number;
}

/** Where a FAQ's picture is and, from its name (`...-640x360.webp`), the room it needs before it has arrived. */
export function faqImage(name: string): ImageAttributes {
  // An image request carries no header of ours, so behind that kind of gate only the visitors' address answers.
  const folder = sendsOwnAddress() ? '/faqs/image' : '/api/faqs/image';
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(name) ?? [];
  return {
    src: `${folder}/${encodeURIComponent(name)}`,
    ...(width && height && { width: Number(width), height: Number(height) }),
  };
}
