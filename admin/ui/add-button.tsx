import { Plus } from 'lucide-react';
import { Button } from './button.tsx';

interface AddButtonProps {
  onClick: () => void;
  children: string;
}

/** The main action of a list page. It opens the form for a new row. */
export function AddButton({ onClick, children }: AddButtonProps) {
  return (
    <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={onClick}>
      {children}
    </Button>
  );
}
