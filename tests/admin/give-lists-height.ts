import { vi } from 'vitest';

/** The DOM of the tests has no layout, and a virtual list without a height renders no option. */
export function giveListsHeight(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
}
