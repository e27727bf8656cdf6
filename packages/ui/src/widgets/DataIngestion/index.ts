export { DataIngestion } from './DataIngestion';
