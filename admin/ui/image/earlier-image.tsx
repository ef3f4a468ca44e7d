import { useState } from 'react';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { faqImage } from '../../data/faq-image.ts';

/** The image of an earlier version. Its file may no longer exist. */
export function EarlierImage({
  name,
  alt = details.image,
}: {
  name: string;
  alt?: string | undefined;
}) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <span className="text-muted">{details.imageGone}</span>;
  return (
    <img
      src={faqImage(name).src}
      alt={alt}
      onError={() => setGone(true)}
      className="h-24 w-32 rounded-control border border-line bg-canvas object-contain"
    />
  );
}
