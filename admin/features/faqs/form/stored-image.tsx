import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { faqImage } from '../../../data/faq-image.ts';

/** A small version of a FAQ's image. */
export function StoredImage({ name }: { name: string }) {
  return (
    <img
      {...faqImage(name)}
      alt={copy.currentImage}
      className="h-20 w-28 rounded-control border border-line bg-canvas object-contain"
    />
  );
}
