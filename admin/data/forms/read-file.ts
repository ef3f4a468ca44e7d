import { uiCopy } from '../../copy/ui.ts';
import { ApiError } from '../api-client.ts';

/**
 * Reads a chosen file into memory. A browser does not read a file that was changed on the disk after it was chosen, or it
 * sends fewer bytes than it has announced. In an upload, both look like a lost connection.
 *
 * @param field the name of the file's field.
 * @throws ApiError for the field, if the file was changed or cannot be read.
 */
export async function readFile(field: string, file: File): Promise<File> {
  const content = await file.arrayBuffer().catch(() => undefined);
  if (content?.byteLength === file.size) return new File([content], file.name, { type: file.type });
  const message = uiCopy.fileChanged;
  throw new ApiError(0, { message, fields: { [field]: message } });
}
