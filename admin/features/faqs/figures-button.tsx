import { ChartNoAxesColumn } from 'lucide-react';
import { figureFilters } from '../../../api/contract/faq-search.ts';
import { faqFiguresCopy as copy } from '../../copy/faq-figures.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { useFiguresShown } from './figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

const choices = [{ value: 'shown', label: copy.toggle, Icon: ChartNoAxesColumn }];

/** Shows and hides what visitors did with each FAQ. */
export function FiguresButton() {
  const { isShown, toggle } = useFiguresShown();
  const { filters, sort } = useFaqSearch();
  const change = useFaqSearchChange();
  const press = () => {
    toggle();
    const others = filters.filter((each) => !figureFilters.includes(each));
    // A list cannot be narrowed or sorted by what it does not show.
    if (isShown && (sort !== undefined || others.length < filters.length))
      change({ sort: undefined, filters: others });
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
