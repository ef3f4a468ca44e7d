import { ExternalLink, MessageCircle, TriangleAlert } from 'lucide-react';
import { recognizeLivechat } from '../../../api/contract/bot/livechat-vendors.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { ClampedText } from '../../ui/table/clamped-text.tsx';

/** A live-chat link as typed, with its vendor. */
export function LivechatCell({ link }: { link: string }) {
  const vendor = recognizeLivechat(link)?.vendor;
  const Icon =
    vendor === undefined ? TriangleAlert : vendor === null ? ExternalLink : MessageCircle;
  return (
    <div className="grid gap-0.5">
      <ClampedText>{link}</ClampedText>
      <span className="flex items-center gap-1 text-12 text-muted">
        <Icon aria-hidden size={12} className="shrink-0" />
        {copy.vendorName(vendor)}
      </span>
    </div>
  );
}
