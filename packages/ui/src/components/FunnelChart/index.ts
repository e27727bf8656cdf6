export { FunnelChart, type FunnelChartProps } from './FunnelChart';
export type { Stage } from './stages';
