import { useState } from 'react';
import { historyCopy as copy } from '../../copy/history.ts';
import { faqImage } from '../../faq-image.ts';

/** A picture as it was; one that an edit replaced is not kept. */
export function EntryImage({ name }: { name: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <span className="text-muted">{copy.imageGone}</span>;
  return (
    <img
      src={faqImage(name).src}
      alt={copy.image}
      onError={() => setGone(true)}
      className="h-24 w-32 rounded-control border border-line bg-canvas object-contain"
    />
  );
}
