import { type LucideIcon, Plus } from 'lucide-react';
import { Button } from './button.tsx';

interface AddButtonProps {
  Icon?: LucideIcon | undefined;
  onClick: () => void;
  children: string;
}

/** The main action of a list page. It opens the form for a new row. */
export function AddButton({ Icon = Plus, onClick, children }: AddButtonProps) {
  return (
    <Button tone="primary" icon={<Icon aria-hidden size={16} />} onClick={onClick}>
      {children}
    </Button>
  );
}
