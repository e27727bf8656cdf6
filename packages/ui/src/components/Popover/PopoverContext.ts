import { createSlots } from '../../slots';
import type { PopoverProps } from './Popover';

/** What a container sets for the popovers in it, also by slot. */
export const PopoverContext = createSlots<PopoverProps>();
