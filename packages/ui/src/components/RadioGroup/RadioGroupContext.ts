import { createSlots } from '../../slots';
import type { RadioGroupProps } from './RadioGroup';

/** What a container sets for the radio groups in it, also by slot. */
export const RadioGroupContext = createSlots<RadioGroupProps>();
