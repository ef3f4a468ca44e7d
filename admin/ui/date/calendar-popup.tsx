import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

interface CalendarPopupProps extends MonthGridProps {
  label: string;
  /** The element with the field, which gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A calendar below its field. */
export function CalendarPopup({ label, anchor, onClose, onChoose, ...month }: CalendarPopupProps) {
  const state = useModal(onClose);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root {...state.root}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={4} className="z-menu">
          <Popover.Popup
            ref={popup}
            aria-label={label}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? true
            }
            finalFocus={() => anchor.current?.querySelector('input') ?? true}
            className="popup p-2 outline-none"
          >
            <MonthGrid
              {...month}
              onChoose={(day) => {
                onChoose(day);
                state.close();
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
