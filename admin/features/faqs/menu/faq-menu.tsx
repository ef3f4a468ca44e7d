import { type ComponentProps, type ComponentType, createElement } from 'react';
import { FilterMenu } from './filter-menu.tsx';
import { PageMenu } from './page-menu.tsx';
import { RowMenu } from './row-menu.tsx';
import { ViewMenu } from './view-menu.tsx';

const menus = { page: PageMenu, filter: FilterMenu, view: ViewMenu, row: RowMenu };

type Menus = typeof menus;
type FaqMenuProps = {
  [Name in keyof Menus]: { menu: Name } & ComponentProps<Menus[Name]>;
}[keyof Menus];

/** All menus of the FAQ page: they are loaded together. */
export function FaqMenu({ menu, ...props }: FaqMenuProps) {
  return createElement(menus[menu] as ComponentType<object>, props);
}
