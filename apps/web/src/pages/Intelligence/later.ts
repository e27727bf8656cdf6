import { lazy } from 'react';

/** Each view comes when it is first looked at: nobody waits for the code of the three others. */
export const DataIngestion = lazy(() =>
  import('@concordia/ui/widgets/intake/DataIngestion').then((module) => ({ default: module.DataIngestion })),
);
export const SelectorSearch = lazy(() =>
  import('@concordia/ui/widgets/insight/SelectorSearch').then((module) => ({ default: module.SelectorSearch })),
);
export const PatternAnalysis = lazy(() =>
  import('@concordia/ui/widgets/insight/PatternAnalysis').then((module) => ({ default: module.PatternAnalysis })),
);
export const TaskOptimization = lazy(() =>
  import('@concordia/ui/widgets/insight/TaskOptimization').then((module) => ({ default: module.TaskOptimization })),
);
