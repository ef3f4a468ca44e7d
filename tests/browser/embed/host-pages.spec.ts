import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

/** Every page of the folder, so that new pages are tested automatically. The fixture fails on any console error. */
const pages = readdirSync(join(repositoryRoot, 'embed/pages')).filter((file) =>
  file.endsWith('.html'),
);

/** Pages that other tests of `npm test` use, so that their tests here are slow ones. */
const usedElsewhere = [
  'bottom-bar.html',
  'dark-background.html',
  'dark-toggle.html',
  'host-dialogs.html',
  'hostile-css.html',
  'keyboard-shortcuts.html',
  'minimal.html',
  'narrow-phone.html',
  'own-element.html',
  'reset-css.html',
  'script-in-head.html',
  'script-twice.html',
  'smooth-scroll.html',
  'spa.html',
  'strict-csp.html',
  'transformed-body.html',
  'trusted-types.html',
  'two-widgets.html',
];

for (const file of pages) {
  test(`works on ${file}`, {
    tag: usedElsewhere.includes(file) ? slowTag : [],
  }, async ({ hostPages, page }) => {
    await page.goto(`${hostPages.url}/${file}`);
    const bot = page.locator('faq-chatbot').last();
    const launcher = bot.getByRole('button', { name: /^(Tanya Kami|Ask us)$/ });
    const topic = bot.getByRole('button', { name: 'Keamanan' });
    await expect(launcher.or(topic)).toBeVisible();
    if (await launcher.isVisible()) await launcher.click();
    await topic.click();
    await bot.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
    await expect(bot.getByRole('button', { name: /Live Agent/ })).toBeVisible();
  });
}
