import { createSlots } from '../../slots';
import type { RadioProps } from './Radio';

/** What a container sets for the radios in it, also by slot. */
export const RadioContext = createSlots<RadioProps>();
