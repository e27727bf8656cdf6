import { createSlots } from '../../slots';
import type { ComboBoxProps } from './ComboBox';

/** What a container sets for the combo boxes in it, also by slot. */
export const ComboBoxContext = createSlots<Omit<ComboBoxProps, 'options' | 'value' | 'defaultValue' | 'onChange'>>();
