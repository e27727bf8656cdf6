export { Menu, type MenuProps, MenuTrigger } from './Menu';
export { MenuItem, type MenuItemProps } from './MenuItem';
export { MenuSection, type MenuSectionProps } from './MenuSection';
