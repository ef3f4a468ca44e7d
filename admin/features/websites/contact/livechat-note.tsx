import { Link } from 'react-router';
import type { Website } from '../../../../api/contract/entities.ts';
import { contactCopy as copy } from '../../../copy/website-contact.ts';
import { Button } from '../../../ui/button.tsx';

interface LivechatNoteProps {
  website: Website | null | undefined;
  onEdit: () => void;
}

/** Explains that the live chat's link belongs to the website and is edited in the website's dialog. */
export function LivechatNote({ website, onEdit }: LivechatNoteProps) {
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
