export { Slider, type SliderProps } from './Slider';
export type { SliderMark } from './SliderMarks';
