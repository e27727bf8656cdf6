export { type ScatterAxis, ScatterChart, type ScatterChartProps } from './ScatterChart';
export type { ScatterPoint, ScatterRegion } from './scatter';
