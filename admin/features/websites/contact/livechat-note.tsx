import { Link } from 'wouter';
import { isWhatsAppLink } from '../../../../api/contract/bot/channel-value.ts';
import type { Website } from '../../../../api/contract/entities.ts';
import { contactCopy as copy } from '../../../copy/website-contact.ts';
import { Button } from '../../../ui/button.tsx';

interface LivechatNoteProps {
  website: Website | null | undefined;
  onEdit: () => void;
  /** Makes the channel a WhatsApp channel with this address. */
  onUseWhatsApp: (address: string) => void;
}

/** Explains that the live chat's link belongs to the website and is edited in the website's dialog. */
export function LivechatNote({ website, onEdit, onUseWhatsApp }: LivechatNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13">
      {website ? (
        <>
          <p className="min-w-0">
            <span className="text-muted">{copy.livechatLink}</span>{' '}
            <span className="wrap-anywhere">{website.livechat_link}</span>
          </p>
          <Button size="sm" onClick={onEdit}>
            {copy.editLivechat}
          </Button>
          {isWhatsAppLink(website.livechat_link) && (
            <p className="flex basis-full flex-wrap items-center gap-2">
              {copy.isWhatsApp}
              <Button size="sm" onClick={() => onUseWhatsApp(website.livechat_link)}>
                {copy.useWhatsApp}
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          <p className="text-muted">{copy.livechatMissing}</p>
          <Link to="/website" className="rounded-control py-1 text-accent-text hover:underline">
            {copy.toWebsites}
          </Link>
        </>
      )}
    </div>
  );
}
