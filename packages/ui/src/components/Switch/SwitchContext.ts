import { createSlots } from '../../slots';
import type { SwitchProps } from './Switch';

/** What a container sets for the switches in it, also by slot. */
export const SwitchContext = createSlots<SwitchProps>();
