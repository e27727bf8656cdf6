export { DataEnrichment } from './DataEnrichment';
