import { botPositions, botThemes } from '../api/contract/bot/looks.ts';
import { defaultWebsiteId } from '../api/contract/well-known-ids.ts';
import { defaultLanguage, languageCodes } from './languages/names.ts';

export const elementName = 'faq-chatbot';

/** The values of each choice attribute; the first is the default. */
export const attributeChoices = {
  mode: ['floating', 'page'],
  position: botPositions,
  theme: botThemes,
  launcher: ['label', 'icon'],
  lang: languageCodes,
  'live-agent': ['auto', 'tab'],
  insights: ['on', 'off'],
} as const;

export const attributeDefaults = {
  'website-id': `${defaultWebsiteId}`,
  mode: attributeChoices.mode[0],
  position: attributeChoices.position[0],
  'offset-x': '20',
  'offset-y': '20',
  theme: attributeChoices.theme[0],
  accent: '#3a55d9',
  // Above the fixed bars of common style sheets (Bootstrap: 1030), below their dialogs (1050).
  'z-index': '1040',
  launcher: attributeChoices.launcher[0],
  lang: defaultLanguage,
  'live-agent': attributeChoices['live-agent'][0],
  insights: attributeChoices.insights[0],
  topic: '',
} as const;

export type AttributeName = 'api-host' | 'chat-host' | keyof typeof attributeDefaults;

export const attributeNames: readonly AttributeName[] = [
  'api-host',
  'chat-host',
  ...(Object.keys(attributeDefaults) as (keyof typeof attributeDefaults)[]),
];

export interface AttributeDoc {
  name: AttributeName;
  /** The allowed values, or their type. */
  values: readonly string[] | 'number' | 'pixels' | 'address' | 'colour';
  default: string;
  /** Set if the default is a description and not a value. */
  defaultId?: string;
  /** In Indonesian. docs/element.md has `attributeDocs`. */
  doc: string;
}

/**
 * Every attribute of `<faq-chatbot>`, for docs/element.md and the Script page. The visitors' script imports only the values
 * above, so it does not contain this table.
 */
export const attributes: readonly AttributeDoc[] = [
  {
    name: 'website-id',
    values: 'number',
    default: attributeDefaults['website-id'],
    doc: 'Website yang pertanyaannya ditampilkan.',
  },
  {
    name: 'api-host',
    values: 'address',
    default: 'the script’s server',
    defaultId: 'server asal script',
    doc: 'Alamat server tempat pertanyaan dibaca.',
  },
  {
    name: 'chat-host',
    values: 'address',
    default: 'the `api-host`',
    defaultId: '`api-host`',
    doc: 'Alamat server tempat tiket deposit dan withdraw dicek.',
  },
  {
    name: 'mode',
    values: attributeChoices.mode,
    default: attributeDefaults.mode,
    doc: '`floating` menaruh tombol di pojok halaman; `page` memenuhi layar dengan bot, lebar maksimal 480 px.',
  },
  {
    name: 'position',
    values: attributeChoices.position,
    default: attributeDefaults.position,
    doc: 'Pojok tempat tombol dan panelnya berada.',
  },
  {
    name: 'offset-x',
    values: 'pixels',
    default: attributeDefaults['offset-x'],
    doc: 'Jarak dari sisi layar, di luar area notch.',
  },
  {
    name: 'offset-y',
    values: 'pixels',
    default: attributeDefaults['offset-y'],
    doc: 'Jarak dari bawah layar; naikkan bila halaman Anda punya bilah bawah.',
  },
  {
    name: 'theme',
    values: attributeChoices.theme,
    default: attributeDefaults.theme,
    doc: '`host` mengikuti halaman (`data-theme`, kelas `dark`, `color-scheme`, atau warna latarnya), `auto` mengikuti sistem pengunjung.',
  },
  {
    name: 'accent',
    values: 'colour',
    default: attributeDefaults.accent,
    doc: 'Warna tombol dan bagian atas panel, `#rgb` atau `#rrggbb`; digeser seperlunya agar teks di atasnya tetap terbaca.',
  },
  {
    name: 'z-index',
    values: 'number',
    default: attributeDefaults['z-index'],
    doc: 'Urutan tumpukan: angka yang lebih besar berada lebih di depan.',
  },
  {
    name: 'launcher',
    values: attributeChoices.launcher,
    default: attributeDefaults.launcher,
    doc: '`label` menampilkan tombol dengan tulisannya, di ponsel mengecil menjadi ikon setelah halaman digulir; `icon` selalu ikon saja.',
  },
  {
    name: 'lang',
    values: attributeChoices.lang,
    default: attributeDefaults.lang,
    doc: 'Bahasa teks bawaan bot; jawaban tetap seperti yang ditulis.',
  },
  {
    name: 'live-agent',
    values: attributeChoices['live-agent'],
    default: attributeDefaults['live-agent'],
    doc: '`auto` mengikuti tautan live chat website; `tab` selalu membuka tab baru.',
  },
  {
    name: 'insights',
    values: attributeChoices.insights,
    default: attributeDefaults.insights,
    doc: '`on` menghitung apa yang dibaca, dicari, dan dinilai pengunjung, tanpa identitas, kecuali browser mereka meminta agar tidak dilacak atau sedang menghemat data; `off` tidak menghitung apa pun dan tidak meminta penilaian.',
  },
  {
    name: 'topic',
    values: 'number',
    default: 'none',
    defaultId: 'tidak ada',
    doc: "Id topik yang pertanyaannya tampil di atas daftar topik pada halaman ini; id ada di alamat dari 'Salin tautan'.",
  },
];
