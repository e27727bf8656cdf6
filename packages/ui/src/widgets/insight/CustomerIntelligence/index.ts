export { CustomerIntelligence, type CustomerIntelligenceProps } from './CustomerIntelligence';
