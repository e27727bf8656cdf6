import { createSlots } from '../../slots';
import type { SliderProps } from './Slider';

/** What a container sets for the sliders in it, also by slot. */
export const SliderContext =
  createSlots<Omit<SliderProps<number>, 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'>>();
