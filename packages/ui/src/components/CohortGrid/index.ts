export { CohortGrid, type CohortGridProps } from './CohortGrid';
export type { Cohort } from './retained';
