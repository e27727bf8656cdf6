import { createSlots } from '../../slots';
import type { CheckboxGroupProps } from './CheckboxGroup';

/** What a container sets for the groups of checkboxes in it, also by slot. */
export const CheckboxGroupContext = createSlots<CheckboxGroupProps>();
