import { ChartNoAxesColumn } from 'lucide-react';
import { figureFilters } from '../../../api/contract/faq-search.ts';
import { faqFiguresCopy as copy } from '../../copy/faq-figures.ts';
import { Button } from '../../ui/button.tsx';
import { useFiguresShown } from './figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

/** Shows and hides what visitors did with each FAQ. */
export function FiguresButton() {
  const { isShown, toggle } = useFiguresShown();
  const { filters, sort } = useFaqSearch();
  const change = useFaqSearchChange();
  const press = () => {
    toggle();
    // A list cannot be narrowed or sorted by what it does not show.
    if (isShown && (sort !== undefined || filters.some((each) => figureFilters.includes(each))))
      change({ sort: undefined, filters: filters.filter((each) => !figureFilters.includes(each)) });
  };
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-pressed={isShown}
      icon={<ChartNoAxesColumn aria-hidden size={16} />}
      onClick={press}
      className={isShown ? 'text-accent-text' : undefined}
    >
      {copy.toggle}
    </Button>
  );
}
