import { Modal } from '../dialog/modal.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

interface CalendarPopupProps extends MonthGridProps {
  label: string;
  onClose: () => void;
}

/** A calendar, above the form of its field. */
export function CalendarPopup({ label, onClose, onChoose, ...month }: CalendarPopupProps) {
  const state = useModal(onClose);
  return (
    <Modal state={state} title={label}>
      <MonthGrid
        {...month}
        onChoose={(day) => {
          onChoose(day);
          state.close();
        }}
      />
    </Modal>
  );
}
