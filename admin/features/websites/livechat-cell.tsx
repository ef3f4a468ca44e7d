import { ExternalLink, MessageCircle, TriangleAlert } from 'lucide-react';
import { recognizeLivechat } from '../../../api/contract/livechat-provider.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';

/** A live-chat link as typed, and who answers behind it. */
export function LivechatCell({ link }: { link: string }) {
  const provider = recognizeLivechat(link)?.provider;
  const Icon =
    provider === undefined ? TriangleAlert : provider === 'link' ? ExternalLink : MessageCircle;
  return (
    <div className="grid gap-0.5">
      <ClampedText>{link}</ClampedText>
      <span className="flex items-center gap-1 text-12 text-muted">
        <Icon aria-hidden size={12} className="shrink-0" />
        {provider === undefined ? copy.unknownProvider : copy.providers[provider]}
      </span>
    </div>
  );
}
