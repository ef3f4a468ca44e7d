import service from './jasa-booking.json?url';
import school from './sekolah.json?url';
import shop from './toko-online.json?url';

/** Trees of FAQs to start from: files like those of an export, which the server serves beside the app and the import reads. */
export const starters = {
  'toko-online': shop,
  'jasa-booking': service,
  sekolah: school,
} as const;
export type StarterName = keyof typeof starters;
