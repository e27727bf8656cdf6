import { createSlots } from '../../slots';
import type { ToggleButtonProps } from './ToggleButton';

/** What a container sets for the toggle buttons in it, also by slot. */
export const ToggleButtonContext = createSlots<Omit<ToggleButtonProps, 'children'>>();
