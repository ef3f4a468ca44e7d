import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { fromAdminIp } from './admin-address.ts';
import { timeOf } from './cpu-wait.ts';

/** One save, as measured by an admin's client. */
export interface Save {
  what: 'create' | 'edit' | 'delete';
  status: number;
  ms: number;
  /** The duration without the time in which the machine ran other processes. */
  ownMs: number;
}

export interface AdminOptions {
  url: string;
  /** The server's process. */
  pid: number;
  cookie: string;
  signal: AbortSignal;
  onSave: (save: Save) => void;
}

const pauseMs = 150;

/** Adds a FAQ with an image, edits it and deletes it, repeatedly until stopped. */
export async function keepSaving(options: AdminOptions): Promise<void> {
  const { url, pid, cookie, signal, onSave } = options;
  const image = new Blob([new Uint8Array(await picture())]);
  const save = async (what: Save['what'], path: string, init: RequestInit) => {
    const { result, ms, starvedMs } = await timeOf(pid, async () => {
      const response = await fetch(`${url}/api/faqs/${path}`, {
        ...init,
        headers: { Cookie: cookie, ...fromAdminIp },
      });
      return { status: response.status, body: (await response.json()) as { id?: number } };
    });
    onSave({ what, status: result.status, ms, ownMs: ms - starvedMs });
    await setTimeout(pauseMs);
    return result.body.id;
  };
  for (let number = 1; !signal.aborted; number++) {
    const form = faqForm(`Pertanyaan ${number}`);
    form.set('image', image, 'gambar.jpg');
    const id = await save('create', '', { method: 'POST', body: form });
    await save('edit', String(id), { method: 'PUT', body: faqForm(`Pertanyaan ${number}, lagi`) });
    await save('delete', String(id), { method: 'DELETE' });
  }
}

function faqForm(question: string): FormData {
  const form = new FormData();
  const fields = { question, answer: 'Jawaban', website_id: '1', parent_id: '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Creates an image like a screenshot: decoding and encoding it takes most of the time of a save. */
async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
}
