import { expect, it } from 'vitest';
import { createUploadSlots } from '../../../api/images/upload-slots.ts';

const full = expect.objectContaining({ status: 503, retryAfterSeconds: 5 });

function takeMany(slots: ReturnType<typeof createUploadSlots>, account: number, count: number) {
  return Array.from({ length: count }, () => {
    const slot = slots(account);
    slot.take();
    return slot;
  });
}

it('allows an account six slots and all accounts together twelve', () => {
  const slots = createUploadSlots();
  const [first] = takeMany(slots, 1, 6);
  expect(() => slots(1).take()).toThrow(full);
  const [other] = takeMany(slots, 2, 6);
  expect(() => slots(3).take()).toThrow(full);
  other?.free();
  slots(3).take();
  first?.free();
  slots(1).take();
  expect(() => slots(1).take()).toThrow(full);
});

it('counts a slot once, however often it is taken and freed', () => {
  const slots = createUploadSlots();
  const slot = slots(1);
  slot.free();
  slot.take();
  slot.take();
  takeMany(slots, 1, 5);
  expect(() => slots(1).take()).toThrow(full);
  slot.free();
  slot.free();
  takeMany(slots, 1, 1);
  expect(() => slots(1).take()).toThrow(full);
});
