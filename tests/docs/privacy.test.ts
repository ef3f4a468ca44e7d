import { expect, it } from 'vitest';
import { auditDays } from '../../api/audit/purge-audit.ts';
import { deviceDays, pendingSignInMinutes, sessionHours } from '../../api/auth/auth-limits.ts';
import {
  ticketCheckAddressLimit,
  ticketCheckUsernameLimit,
} from '../../api/tickets/ticket-limits.ts';
import { sourceFiles } from '../architecture/imports.ts';
import { read, readLine } from './read.ts';

const text = readLine('docs/privacy.md');

it('states the periods of the server', () => {
  expect(text).toContain(
    `${ticketCheckAddressLimit.seconds} s for an address, ${ticketCheckUsernameLimit.seconds} s for a username`,
  );
  expect(text).toContain(`for ${auditDays} days`);
  expect(text).toContain(`at most ${sessionHours} hours`);
});

it('names everything that the bot stores, and the bot stores nothing elsewhere', () => {
  const bot = sourceFiles('widget').map((file) => [file, read(file)] as const);
  const storing = bot.filter(([, source]) =>
    /sessionStorage|localStorage|document\.cookie|indexedDB|caches\.open/.test(source),
  );
  expect(storing.map(([file]) => file)).toEqual(['widget/adapters/tab-storage.ts']);
  const keys = bot.flatMap(([, source]) => source.match(/faq-chatbot-\w+(?=:\$)/g) ?? []);
  expect(keys.toSorted()).toEqual(['faq-chatbot-conversation', 'faq-chatbot-handover']);
  for (const key of keys) expect(text).toContain(`\`${key}:...\``);
});

it('names the cookies of the back-office, and what its browser stores', () => {
  const server = sourceFiles('api').map(read).join('\n');
  const named = [...server.matchAll(/\bsecure \? '(__Host-[\w-]+)' : |'__Host-' : ''\}([\w-]+-)/g)];
  expect(named.map(([, whole, start]) => whole ?? `__Host-${start}`).toSorted()).toEqual([
    '__Host-device-',
    '__Host-fingerprint',
    '__Host-sign-in',
  ]);
  for (const sentence of [
    `\`token\` and \`__Host-fingerprint\`: the session | it ends, at most ${sessionHours} hours`,
    `\`__Host-sign-in\`: a sign-in that needs more steps | ${pendingSignInMinutes} minutes`,
    `\`__Host-device-\` and the account's number: this browser has signed in before, see [security.md](security.md#all-ways-in) | ${deviceDays} days`,
  ])
    expect(text).toContain(sentence);
  const admin = sourceFiles('admin');
  const storing = (storage: string) =>
    admin.filter((file) =>
      new RegExp(`${storage}\\.setItem|storeItem\\(\\s*'${storage}'`).test(read(file)),
    );
  // Only this file has the storage as a parameter. Its callers name it.
  const unnamed = admin.filter((file) =>
    /(?<!localStorage|sessionStorage)\.setItem/.test(read(file)),
  );
  expect(unnamed).toEqual(['admin/data/stored-item.ts']);
  // If one of these lists changes, the section 'Admins' must name what is stored now.
  expect(storing('localStorage').toSorted()).toEqual([
    'admin/app/admin-layout.tsx',
    'admin/data/density-store.ts',
    'admin/data/forms/form-drafts.ts',
    'admin/data/rights.ts',
    'admin/data/session-store.ts',
    'admin/data/shortcuts.ts',
    'admin/data/theme-store.ts',
    'admin/data/websites/recent-websites.ts',
    'admin/features/faqs/copying/copied-faqs.ts',
    'admin/features/faqs/copying/copy-choices.ts',
    'admin/features/faqs/data/figures-shown.ts',
  ]);
  expect(storing('sessionStorage').toSorted()).toEqual([
    'admin/data/reload-once.ts',
    'admin/data/toasts.ts',
    'admin/features/faqs/data/folded-branches.ts',
  ]);
});

it('names the data that a live agent gets from the bot, and the hosts of the vendors', () => {
  const notes = read('widget/adapters/live-agent/handover-notes.ts');
  expect(notes.match(/'faq-\w+'/g)).toEqual(["'faq-questions'", "'faq-ticket'"]);
  expect(text).toContain(`(the last ${/noteMaxLength = (\d+)/.exec(notes)?.[1]} characters)`);
  for (const vendor of ['tawk', 'livechat', 'crisp']) {
    const source = read(`widget/adapters/live-agent/vendor-${vendor}.ts`);
    expect(text).toContain(`\`${/https:\/\/([\w.]+)/.exec(source)?.[1]}\``);
  }
});
