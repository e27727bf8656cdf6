export { Slider, type SliderProps } from './Slider';
export { SliderContext } from './SliderContext';
export type { SliderMark } from './SliderMarks';
