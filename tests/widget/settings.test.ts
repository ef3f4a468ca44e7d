import { expect, it } from 'vitest';
import { readSettings } from '../../widget/view/settings.ts';

function read(attributes: Record<string, string> = {}) {
  return readSettings((name) => attributes[name], 'https://script.example');
}

it('has a default for every attribute', () => {
  expect(read()).toEqual({
    websiteId: 1,
    apiHost: 'https://script.example',
    chatHost: 'https://script.example',
    mode: 'floating',
    position: 'bottom-right',
    offsetXPx: 20,
    offsetYPx: 20,
    theme: 'host',
    accent: '#3a55d9',
    zIndex: 1040,
    launcher: 'label',
    language: 'id',
    liveAgent: 'auto',
    insights: 'on',
    topicId: 0,
  });
});

it('reads what is written', () => {
  expect(
    read({
      'website-id': '7',
      'api-host': 'https://api.example/',
      'chat-host': 'https://chat.example/',
      mode: 'page',
      position: 'bottom-left',
      'offset-x': '0',
      'offset-y': '80px',
      theme: 'auto',
      accent: '#F80',
      'z-index': '-1',
      launcher: 'icon',
      lang: 'en-GB',
      'live-agent': 'tab',
      insights: 'off',
      topic: '12',
    }),
  ).toEqual({
    websiteId: 7,
    apiHost: 'https://api.example',
    chatHost: 'https://chat.example',
    mode: 'page',
    position: 'bottom-left',
    offsetXPx: 0,
    offsetYPx: 80,
    theme: 'auto',
    accent: '#F80',
    zIndex: -1,
    launcher: 'icon',
    language: 'en',
    liveAgent: 'tab',
    insights: 'off',
    topicId: 12,
  });
});

it('uses the default for an invalid value', () => {
  expect(
    read({
      'website-id': '0',
      mode: 'popup',
      position: 'top',
      'offset-x': '2em',
      'offset-y': '-5',
      theme: 'night',
      accent: 'red; background: url(//evil.example)',
      'z-index': '9e9',
      launcher: 'none',
      lang: 'fr',
      'live-agent': 'never',
    }),
  ).toEqual(read());
});
