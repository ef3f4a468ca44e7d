import { Keyboard, LogOut, UserPen } from 'lucide-react';
import { useState } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { hasDrafts, removeOldDrafts } from '../../data/forms/form-drafts.ts';
import { useRights } from '../../data/rights.ts';
import { clearSession, markSignOut, useSession } from '../../data/session-store.ts';
import { showError } from '../../data/toasts.ts';
import { DiscardDialog } from '../../ui/dialog/discard-dialog.tsx';
import { MenuItem, MenuLink } from '../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../ui/dialog/use-menu.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { useOwnPages } from '../use-own-pages.ts';
import { usePageAddress } from '../use-page-address.ts';

interface UserMenuPopupProps extends OpenMenu {
  id: string;
  onShowShortcuts: () => void;
}

/** The items of the user menu, below its button. */
export function UserMenuPopup({ onShowShortcuts, onClose, ...popup }: UserMenuPopupProps) {
  const modal = useModal(onClose);
  const [isAsked, setAsked] = useState(false);
  const pageAddress = usePageAddress();
  const may = useRights();
  const linkedPages = useOwnPages().filter(({ linkedFrom }) => linkedFrom === 'user-menu');

  const signOut = async () => {
    const takeBack = markSignOut();
    try {
      await readResponse(api.logout.$post());
    } catch (error) {
      // Without a session, another request has noticed the end first, and the replaced document gave this one up.
      if (useSession.getState().signedIn) {
        // The session still exists on the server, so the page must not pretend that it ended.
        takeBack();
        showError(error, shellCopy.signOutFailed);
        return;
      }
    }
    clearSession();
    removeOldDrafts();
  };

  // A sign-out removes the drafts of all forms, also of closed ones.
  if (isAsked) return <DiscardDialog onDiscard={signOut} onClose={onClose} />;
  return (
    <PopupMenu {...popup} state={modal} className="min-w-52">
      {may('manage') && (
        <MenuLink Icon={UserPen} to="/user">
          {shellCopy.editProfile}
        </MenuLink>
      )}
      {linkedPages.map((page) => (
        <MenuLink key={page.path} Icon={page.icon} to={pageAddress(page)}>
          {page.label}
        </MenuLink>
      ))}
      <MenuItem Icon={Keyboard} onClick={onShowShortcuts}>
        {shellCopy.shortcuts}
      </MenuItem>
      <MenuItem Icon={LogOut} onClick={() => (hasDrafts() ? setAsked(true) : signOut())}>
        {shellCopy.signOut}
      </MenuItem>
    </PopupMenu>
  );
}
