import sharp from 'sharp';
import type {
  ExportFormat,
  ImportMode,
  ImportResult,
} from '../../api/contract/faqs/faq-transfer.ts';
import { createAdminApi, type createTestApi, type TestApi } from './test-api.ts';

export interface ImportOptions {
  website?: number;
  mode?: ImportMode;
  dryRun?: boolean;
  name?: string;
  confirmName?: string;
  columns?: readonly string[];
  sheet?: string;
  separator?: string;
  keep?: readonly string[];
  keywordsMode?: string;
  /** Sends the file as pasted text. */
  isPasted?: boolean;
  html?: string;
}

/** Creates an API with a signed-in admin, and functions that export and import. */
export async function createTransfer(deps: Parameters<typeof createTestApi>[0] = {}) {
  const { api, cookie } = await createAdminApi(deps);
  return { api, cookie, ...transferCalls(api, cookie) };
}

export function transferCalls(api: TestApi, cookie: string) {
  const send = async (
    file: string | Uint8Array,
    {
      website = 1,
      mode = 'append',
      dryRun = false,
      name = 'faq.csv',
      confirmName,
      columns,
      sheet,
      separator,
      keep,
      keywordsMode,
      isPasted,
      html,
    }: ImportOptions = {},
  ) => {
    const body = new FormData();
    if (isPasted) body.append('text', Buffer.from(file).toString());
    else body.append('file', new Blob([Buffer.from(file)]), name);
    body.append('mode', mode);
    const fields = {
      confirm_name: confirmName,
      columns: columns && JSON.stringify(columns),
      sheet,
      separator,
      keep: keep && JSON.stringify(keep),
      keywords_mode: keywordsMode,
      html,
    };
    for (const [field, value] of Object.entries(fields))
      if (value !== undefined) body.append(field, value);
    const query = dryRun ? '?dry_run=true' : '';
    return await api.call(`/api/faqs/${website}/import${query}`, { method: 'POST', cookie, body });
  };
  return {
    send,
    async importFile(file: string | Uint8Array, options?: ImportOptions): Promise<ImportResult> {
      const response = await send(file, options);
      const json = await response.json();
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(json)}`);
      return json;
    },
    async exportFile(format: ExportFormat, website = 1): Promise<Buffer> {
      const response = await api.call(`/api/faqs/${website}/export?format=${format}`, { cookie });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return Buffer.from(await response.arrayBuffer());
    },
    /** The code of a website in exported files, without which the ids of a file are not those of the website. */
    async websiteCode(website = 1): Promise<string> {
      const response = await api.call(`/api/faqs/${website}/export?format=json`, { cookie });
      return (await response.json()).website;
    },
    undo: (id: number | null) => api.call(`/api/audit/${id}/restore`, { method: 'POST', cookie }),
  };
}

/** Creates a PNG in one colour. */
export function picture(red: number, side = 8, channels: 3 | 4 = 3): Promise<Buffer> {
  const background = { r: red, g: 20, b: 30, alpha: 0.5 };
  return sharp({ create: { width: side, height: side, channels, background } })
    .png()
    .toBuffer();
}
