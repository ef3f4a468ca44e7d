import { Moon, Sun } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { useTheme } from '../../data/theme-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? shellCopy.toLight : shellCopy.toDark}
      icon={isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
      onClick={toggle}
    />
  );
}
