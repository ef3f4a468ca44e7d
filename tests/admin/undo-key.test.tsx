import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showToast } from '../../admin/data/toasts.ts';
import { Toaster } from '../../admin/ui/toasts/toaster.tsx';

it('undoes the last write by Ctrl+Z, but not behind an open dialog', async () => {
  const user = userEvent.setup();
  const run = vi.fn();
  render(<Toaster />);
  // In `act`, because the key is listened to by an effect, which React would run at some later time.
  act(() => showToast('success', 'Dihapus.', { label: 'Urungkan', run }));
  const { rerender } = render(<div role="dialog" />);
  await user.keyboard('{Control>}z{/Control}');
  expect(run).not.toHaveBeenCalled();
  rerender(<div />);
  await user.keyboard('{Control>}z{/Control}');
  expect(run).toHaveBeenCalledOnce();
});
