import { type AddressFault, findAddressFault } from '../../api/contract/address.ts';

const faults = {
  twice: 'Alamat ini memuat https:// atau http:// dua kali. Hapus salah satunya.',
  'no-colon': 'Awal alamat kurang titik dua. Tulis https:// atau http://.',
  quoted: 'Alamat ini memuat tanda kutip. Hapus tanda kutipnya.',
  other: 'Alamat harus berupa tautan http atau https.',
} satisfies Record<AddressFault, string>;

/**
 * Why a typed address is refused.
 *
 * @param other the text when the address has none of the usual faults.
 */
export function explainAddress(typed: string, other: string = faults.other): string {
  return { ...faults, other }[findAddressFault(typed) ?? 'other'];
}
