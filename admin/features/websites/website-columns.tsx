import { ExternalLink, MessageCircle, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { isFor } from '../../../api/contract/announcements.ts';
import { isWhatsAppLink } from '../../../api/contract/bot/channel-value.ts';
import { recognizeLivechat } from '../../../api/contract/bot/livechat-vendors.ts';
import type { Website } from '../../../api/contract/entities.ts';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { fillWordsCopy } from '../../copy/faqs/fill-words.ts';
import { shellCopy } from '../../copy/shell.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { isRunning, useAnnouncements } from '../../data/announcements.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Badge } from '../../ui/badge.tsx';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { editColumns } from '../../ui/table/moment-column.tsx';

const { columns } = copy;

export const websiteColumns: readonly Column<Website>[] = [
  {
    header: columns.name,
    sort: 'name',
    cell: ({ id, name, missing_words: missing }) => (
      <div className="grid gap-0.5">
        <div className="font-medium">
          <ClampedText>{name}</ClampedText>
        </div>
        {/* In one line, so that all rows have the same height. */}
        <span className="row-notes text-12 text-muted">
          <FaqCountLink websiteId={id} name={name} />
          {missing && (
            <span data-tooltip={fillWordsCopy.missing(missing)}>
              <Badge tone="warning">{fillWordsCopy.emptyWords}</Badge>
            </span>
          )}
          <RunningAnnouncement websiteId={id} />
          {id === defaultWebsiteId && <span>{copy.defaultWebsite}</span>}
        </span>
      </div>
    ),
  },
  {
    header: columns.livechatLink,
    share: 0.8,
    sort: 'livechat_link',
    cell: (website) => <LivechatCell link={website.livechat_link} />,
  },
  {
    header: columns.serverIp,
    width: '6.75rem',
    className: 'tabular',
    sort: 'server_ip',
    cell: (website) => <ClampedText>{website.server_ip}</ClampedText>,
  },
  ...editColumns(columns, '6.5rem'),
];

/** Leads from a website to its FAQs. */
function FaqCountLink({ websiteId, name }: { websiteId: number; name: string }) {
  const faqs = useWebsiteOptions().data?.find(({ id }) => id === websiteId)?.faqs;
  return (
    <Link
      to={`/?website=${websiteId}`}
      aria-label={copy.faqsOf(faqs, name)}
      className="touch-target text-accent-text hover:underline"
    >
      {copy.faqs(faqs)}
    </Link>
  );
}

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
        {isWhatsAppLink(link) ? copy.whatsApp : copy.vendorName(vendor)}
      </span>
    </div>
  );
}

/** Marks a website whose visitors see an announcement now. */
function RunningAnnouncement({ websiteId }: { websiteId: number }) {
  const { data = [] } = useAnnouncements();
  const running = data.find((each) => isFor(websiteId, each.website_ids) && isRunning(each));
  return (
    running && (
      <span data-tooltip={running.text}>
        <Badge tone="neutral">{shellCopy.announcements}</Badge>
      </span>
    )
  );
}
