import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from '../../admin/ui/page-header.tsx';

it('links Home to / on every page, also on / itself', () => {
  window.history.replaceState(null, '', '/');
  render(<PageHeader title="FAQ" />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});
