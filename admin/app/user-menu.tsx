import { Menu } from '@base-ui/react/menu';
import { History, LogOut, UserPen } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { answer, api } from '../api-client.ts';
import { shellCopy } from '../copy/shell.ts';
import { leaveSession } from '../session-store.ts';
import { showFault } from '../ui/toast.ts';
import { UserMenuFace } from './user-menu-face.tsx';

interface UserMenuProps {
  /** Its button was pressed by keyboard, whose next place is the first item. */
  isByKeyboard: boolean;
}

/** It comes into being when its button is pressed, and is open from the start. */
export function UserMenu({ isByKeyboard }: UserMenuProps) {
  const navigate = useNavigate();
  // The menu opens inside the header, so that it stands in a landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // From the second opening on the menu knows itself how it was opened.
  const [isFirst, setFirst] = useState(true);

  const signOut = async () => {
    try {
      await answer(api.logout.$post());
    } catch (fault) {
      // The server still honours the session, so the page must not pretend that it has ended.
      showFault(fault);
      return;
    }
    leaveSession();
    navigate('/signin', { replace: true });
  };

  return (
    <Menu.Root defaultOpen onOpenChange={() => setFirst(false)}>
      <div ref={setPlace}>
        <Menu.Trigger render={<UserMenuFace />} />
      </div>
      <Menu.Portal container={place}>
        <Menu.Positioner align="end" sideOffset={6} className="z-popup outline-none">
          <Menu.Popup className="popup min-w-52 p-1">
            <Menu.LinkItem
              ref={isFirst && isByKeyboard ? focus : undefined}
              closeOnClick
              className="popup-item"
              render={<Link to="/user" />}
            >
              <UserPen aria-hidden size={16} className="text-muted" />
              {shellCopy.editProfile}
            </Menu.LinkItem>
            <Menu.LinkItem closeOnClick className="popup-item" render={<Link to="/history" />}>
              <History aria-hidden size={16} className="text-muted" />
              {shellCopy.pages.history}
            </Menu.LinkItem>
            <Menu.Item className="popup-item" onClick={signOut}>
              <LogOut aria-hidden size={16} className="text-muted" />
              {shellCopy.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function focus(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true });
}
