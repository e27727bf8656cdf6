export { ServerChart, type ServerChartProps } from './ServerChart';
export { useThemeName } from './useThemeName';
