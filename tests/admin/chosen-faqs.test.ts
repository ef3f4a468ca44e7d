import { beforeEach, describe, expect, it } from 'vitest';
import {
  choosePage,
  chooseRow,
  chosenVersions,
  clearChosen,
  dropGone,
  setChosen,
  showPage,
  useChoice,
} from '../../admin/features/faqs/chosen/chosen-faqs.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id, version: 1 }));
const chosen = () => [...useChoice.getState().versions.keys()];

beforeEach(() => {
  showPage(2, []);
  showPage(1, rows(1, 2, 3, 4, 5));
});

describe('the choice of FAQs', () => {
  it('extends as a range from the last pressed row, in both directions', () => {
    chooseRow(4, true, false);
    chooseRow(2, true, true);
    expect(chosen()).toEqual([4, 2, 3]);
    chooseRow(3, false, true);
    expect(chosen()).toEqual([4]);
  });

  it('does not extend from a row of another page', () => {
    chooseRow(2, true, false);
    showPage(1, rows(6, 7, 8));
    chooseRow(8, true, true);
    expect(chosen()).toEqual([2, 8]);
  });

  it('stays while other pages and searches are shown, and ends with the website', () => {
    choosePage(true);
    showPage(1, rows(9));
    expect(chosen()).toEqual([1, 2, 3, 4, 5]);
    showPage(2, rows(10));
    expect(chosen()).toEqual([]);
  });

  it('contains the newest version that was seen of each FAQ', () => {
    setChosen(rows(1, 9), true);
    showPage(1, [{ id: 1, version: 3 }]);
    showPage(1, [{ id: 1, version: 2 }]);
    expect(chosenVersions([1, 9, 4])).toEqual([
      { id: 1, version: 3 },
      { id: 9, version: 1 },
    ]);
  });

  it('drops FAQs that no longer exist, and everything when it is cleared', () => {
    choosePage(true);
    dropGone([{ id: 2 }, { id: 3 }]);
    expect(chosen()).toEqual([2, 3]);
    clearChosen();
    expect(chosen()).toEqual([]);
  });
});
