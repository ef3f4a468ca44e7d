import { ChartNoAxesColumn } from 'lucide-react';
import { figureFilters } from '../../../api/contract/faqs/faq-search.ts';
import { faqFiguresCopy as copy } from '../../copy/faq-figures.ts';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { useFiguresShown } from './data/figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from './data/use-faq-search.ts';

const choices = [{ value: 'shown', label: copy.toggle, Icon: ChartNoAxesColumn }];

/** Shows or hides the figures of each FAQ. */
export function FiguresButton() {
  const { isShown, toggle } = useFiguresShown();
  const { filters, sort } = useFaqSearch();
  const change = useFaqSearchChange();
  const press = () => {
    toggle();
    const isUsed = sort !== undefined || filters.some((each) => figureFilters.includes(each));
    // While the figures are hidden, the list must not be filtered or sorted by them.
    if (isShown && isUsed)
      change({
        sort: undefined,
        filters: (on) => on.filter((each) => !figureFilters.includes(each)),
      });
  };
  return (
    <ChoiceButtons
      label={copy.figures}
      choices={choices}
      value={isShown ? 'shown' : ''}
      onChange={press}
    />
  );
}
