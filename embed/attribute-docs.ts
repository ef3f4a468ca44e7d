import type { AttributeName } from './attributes.ts';

/** What each attribute does, in English. The Script page is Indonesian and does not load this file. */
export const attributeDocs: Readonly<Record<AttributeName, string>> = {
  'website-id': 'The website whose questions are shown.',
  'api-host': 'Where the questions are read from.',
  'chat-host':
    'Where deposit and withdrawal tickets are checked. A server of your own must respond to the preflights (`OPTIONS`) of `POST /api/deposits/history` and `POST /api/withdrawals/history` with status 204, `Access-Control-Allow-Origin: *` and `Access-Control-Allow-Headers: *, Authorization`: the check sends `Content-Type`, and scripts of the page may add headers. The checks themselves need `Access-Control-Allow-Origin: *` too.',
  mode: '`floating` puts a launcher in a corner of the page; `page` fills the window with the bot, at most 480 px wide.',
  position: 'The corner of the launcher and its panel.',
  'offset-x': 'Distance from the side of the window, beyond a notch.',
  'offset-y': 'Distance from the bottom of the window; raise it above a bar of your own.',
  theme:
    '`host` follows the page (its `data-theme`, its `dark` class, its `color-scheme`, else its background), `auto` the visitor’s system.',
  accent:
    'The colour of the launcher and the header, `#rgb` or `#rrggbb`; it is shifted where text on it would be hard to read.',
  'z-index': 'Which of the page’s layers it stands on.',
  launcher:
    '`label` shows the launcher with its words, and on phones only its icon after the first scroll; `icon` always shows only its icon.',
  lang: 'The language of the bot’s own words; answers stay as they were written.',
  topic:
    'The id of a topic whose questions stand above the first menu on this page. Ids are in the addresses of ‘Salin tautan’.',
  'live-agent':
    '`auto` lets the website’s live-chat link decide how it opens; `tab` always opens a new tab.',
  insights:
    '`on` counts without identifiers what visitors read, search and vote, unless their browser asks not to be tracked or to save data; `off` counts nothing and asks for no votes.',
};
