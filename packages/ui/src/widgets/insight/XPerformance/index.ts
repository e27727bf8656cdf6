export { XPerformance, type XPerformanceProps } from './XPerformance';
