import { expect, it, vi } from 'vitest';
import { readItem, storeItem } from '../../admin/data/stored-item.ts';

it('does not keep an older text when the storage is full', () => {
  storeItem('localStorage', 'draft:1:faq', 'Isi yang lama');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeItem('localStorage', 'draft:1:faq', 'Isi yang baru');
  expect(readItem('localStorage', 'draft:1:faq')).toBeNull();
});
