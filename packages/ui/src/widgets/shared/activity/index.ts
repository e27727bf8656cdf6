export { ChartPlaceholder } from './ChartPlaceholder';
export { DirectionChoice, type MessageDirection } from './DirectionChoice';
export { HourMap } from './HourMap';
export { ReadChart } from './ReadChart';
