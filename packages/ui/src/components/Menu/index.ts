export { Menu, type MenuProps, MenuTrigger } from './Menu';
export { MenuContext } from './MenuContext';
export { MenuItem, type MenuItemProps } from './MenuItem';
export { MenuSection, type MenuSectionProps } from './MenuSection';
