export { AiInsights } from './AiInsights';
