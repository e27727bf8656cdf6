export { GraphStatistics } from './GraphStatistics';
