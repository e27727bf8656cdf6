export { StackedChart, type StackedChartProps } from './StackedChart';
