export { SurvivalCurve, type SurvivalCurveProps } from './SurvivalCurve';
export type { SurvivalGroup, SurvivalStep } from './survival';
