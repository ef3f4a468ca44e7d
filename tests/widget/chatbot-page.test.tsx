import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createChatStore } from '../../widget/store.ts';
import { Chatbot } from '../../widget/view/chatbot.tsx';
import { readSettings } from '../../widget/view/settings.ts';
import { fakePorts } from './fake-ports.ts';
import { sampleFaqs } from './sample-faqs.ts';

afterEach(cleanup);

function setUp() {
  const ports = fakePorts();
  const settings = readSettings((name) => (name === 'mode' ? 'page' : null), 'https://faq.example');
  render(
    <Chatbot store={createChatStore(ports, settings)} settings={settings} bot={{}} pageZoom={1} />,
  );
  return { ports, user: userEvent.setup() };
}

it('requests the questions at once', () => {
  expect(setUp().ports.faqRequests).toHaveLength(1);
});

it('fills the page: it has a heading, but no launcher and no close button', async () => {
  const { ports } = setUp();
  ports.faqRequests[0]?.resolve(sampleFaqs);
  await screen.findByRole('button', { name: 'Deposit' });
  screen.getByRole('heading', { level: 1, name: 'Live Chat Bot' });
  expect(screen.queryByRole('button', { name: 'Tanya Kami' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has its own greeting and labels', async () => {
  const { ports, user } = setUp();
  ports.faqRequests[0]?.resolve(sampleFaqs);
  await user.click(await screen.findByRole('button', { name: 'Jam buka' }));
  expect(screen.getByRole('log').textContent).toContain('misalnya soal deposit atau lupa password');
  screen.getByRole('button', { name: 'Back to Home' });
  screen.getByRole('button', { name: 'Contact Live Agent' });
});
