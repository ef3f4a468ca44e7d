/** Formats a file size: `412 KB`, `1,3 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`;
  return `${(kilobytes / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;
}
