import { createSlots } from '../../slots';
import type { CheckboxProps } from './Checkbox';

/** What a container sets for the checkboxes in it, also by slot. */
export const CheckboxContext = createSlots<CheckboxProps>();
