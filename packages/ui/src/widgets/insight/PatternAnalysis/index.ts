export { PatternAnalysis, type PatternAnalysisProps } from './PatternAnalysis';
