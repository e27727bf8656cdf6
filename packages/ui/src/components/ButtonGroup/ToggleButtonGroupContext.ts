import { createSlots } from '../../slots';
import type { ToggleButtonGroupProps } from './ToggleButtonGroup';

/** What a container sets for the toggle button groups in it, also by slot. */
export const ToggleButtonGroupContext =
  createSlots<Omit<ToggleButtonGroupProps<string>, 'options' | 'value' | 'defaultValue' | 'onChange'>>();
