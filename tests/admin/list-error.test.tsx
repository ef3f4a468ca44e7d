import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../admin/data/api-client.ts';
import { ListError } from '../../admin/ui/list-error.tsx';

it.each([
  [404, 'Website tidak ditemukan.', 0],
  [500, 'Server sedang bermasalah.', 1],
])(
  'a list that failed with %i offers another try only where it can help',
  (status, message, buttons) => {
    const error = new ApiError(status, { message });
    render(<ListError title="FAQ tidak dapat dimuat." error={error} onRetry={() => {}} />);
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Coba lagi' })).toHaveLength(buttons);
  },
);
