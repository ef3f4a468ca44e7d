import { vi } from 'vitest';

/** Sets a height for all elements: the test DOM has no layout, and a virtual list of height 0 renders no option. */
export function setListHeights(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
}
