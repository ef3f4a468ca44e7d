import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLength, TextLength } from '../../admin/ui/form/text-length.tsx';

beforeEach(() => void vi.useFakeTimers());

describe('the length of a text', () => {
  it('is shown from 80 % of the limit on', () => {
    const { rerender } = render(<TextLength length={3999} max={5000} />);
    expect(screen.queryByText('3.999 / 5.000')).toBeNull();
    rerender(<TextLength length={4000} max={5000} />);
    screen.getByText('4.000 / 5.000');
  });

  it('is announced after a pause in typing, but not when the form opens', () => {
    const { rerender } = render(<TextLength length={290} max={300} />);
    pass();
    expect(screen.queryByText(/karakter/)).toBeNull();
    rerender(<TextLength length={291} max={300} />);
    rerender(<TextLength length={312} max={300} />);
    expect(screen.queryByText(/karakter/)).toBeNull();
    pass();
    screen.getByText('Kelebihan 12 karakter.');
    rerender(<TextLength length={280} max={300} />);
    pass();
    screen.getByText('Tersisa 20 karakter.');
  });
});

it('counts a text as it is stored: an accent is no character of its own', () => {
  expect(storedLength(` ${'e\u0301'.repeat(200)}\n`)).toBe(200);
});

function pass(): void {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
}
