import type { Page } from '@playwright/test';

/** Expands the form of a new FAQ, which is above the list unless the window is very wide. */
export async function openFaqForm(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'FAQ baru' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
