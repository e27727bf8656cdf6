export { ServerChart, type ServerChartProps } from './ServerChart';
export { ServerPicture } from './ServerPicture';
export { useThemeName } from './useThemeName';
