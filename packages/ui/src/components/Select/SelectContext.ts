import { createSlots } from '../../slots';
import type { SelectProps } from './Select';

/** What a container sets for the selects in it, also by slot. */
export const SelectContext =
  createSlots<Omit<SelectProps<string>, 'options' | 'value' | 'defaultValue' | 'onChange'>>();
