import { createSlots } from '../../slots';
import type { MenuProps } from './Menu';

/** What a container sets for the menus in it, also by slot. */
export const MenuContext = createSlots<MenuProps>();
