import { Modal } from '../dialog/modal.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

interface CalendarDialogProps extends MonthGridProps {
  label: string;
  onClose: () => void;
}

/** A calendar for a field. It is a dialog: the library's popover would be 5 KB more for the whole back-office. */
export function CalendarDialog({ label, onClose, onChoose, ...month }: CalendarDialogProps) {
  const modal = useModal(onClose);
  return (
    <Modal state={modal} title={label} size="calendar">
      <MonthGrid
        {...month}
        onChoose={(day) => {
          onChoose(day);
          modal.close();
        }}
      />
    </Modal>
  );
}
