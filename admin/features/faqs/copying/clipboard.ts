import { create } from 'zustand';

export interface CopiedMessage {
  text: string;
  html: string;
}

/** A text that the browser did not let the page copy. A dialog shows it, so that the user copies it. */
export const useUncopied = create<{ text: string | undefined }>(() => ({ text: undefined }));

/**
 * Writes to the clipboard. Browsers allow it only at a press, so it must be called before the message is loaded. It is
 * rejected where there is no clipboard: outside of https, or where the user has forbidden it.
 *
 * @param withHtml whether programs that take formatted text get it.
 */
export async function writeClipboard(
  message: Promise<CopiedMessage>,
  withHtml: boolean,
): Promise<void> {
  // Older browsers have no `ClipboardItem`, and take the text also after the response.
  if (typeof ClipboardItem === 'undefined')
    return await navigator.clipboard.writeText((await message).text);
  const blobOf = (type: string, part: keyof CopiedMessage) => {
    const blob = message.then((loaded) => new Blob([loaded[part]], { type }));
    // The caller reports a failed message itself.
    blob.catch(() => {});
    return { [type]: blob };
  };
  const kinds = { ...blobOf('text/plain', 'text'), ...(withHtml && blobOf('text/html', 'html')) };
  await navigator.clipboard.write([new ClipboardItem(kinds)]);
}
