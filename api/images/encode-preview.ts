import { messages } from '../copy/messages.ts';
import { BusyError } from '../http/errors.ts';
import type { PreviewTask } from './draw-preview.ts';
import { imageQueue, runInTurn } from './image-queue.ts';

/**
 * Pictures and uploads that may wait before another picture. Anybody can ask for the pictures of every website, and the
 * uploads of admins must not wait for them: one takes some 50 ms.
 */
const waitingMax = 4;
const retryAfterSeconds = 5;

/**
 * Draws the picture of a link's preview, as PNG, in the process for images: its texts and images come from many people.
 *
 * @throws BusyError (503) when too many wait.
 */
export async function encodePreview(task: PreviewTask): Promise<Buffer> {
  if (imageQueue.pendingCount >= waitingMax)
    throw new BusyError(messages.serverBusy, 'image', retryAfterSeconds);
  const { data } = await runInTurn(task);
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}
