import { useState } from 'react';
import { Brand } from '../../ui/brand.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SidebarNav } from './sidebar-nav.tsx';

/**
 * The sidebar: 290 px wide, or 90 px while collapsed and neither hovered nor focused. Phones and tablets use
 * `MobileSidebar`.
 */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const [isInside, setInside] = useState(false);
  const isWide = !isCollapsed || isInside;
  return (
    <aside
      data-sidebar={isCollapsed ? 'rail' : 'wide'}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
      className={classNames(
        'fixed top-(--bar) bottom-0 left-0 z-40 hidden flex-col border-r border-line bg-surface lg:flex',
        isWide ? 'w-sidebar' : 'w-rail',
        isCollapsed && isInside && 'shadow-float',
      )}
    >
      <div className={classNames('flex h-16 items-center', isWide ? 'px-6' : 'justify-center')}>
        <Brand withName={isWide} />
      </div>
      <SidebarNav isWide={isWide} />
    </aside>
  );
}
