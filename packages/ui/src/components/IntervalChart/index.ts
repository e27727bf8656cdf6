export type { Estimate } from './estimates';
export { IntervalChart, type IntervalChartProps } from './IntervalChart';
