import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type IntelligenceTab, tabOf } from './tabs';

/** Each view comes when it is first looked at: nobody waits for the code of the three others. */
export const DataIngestion = lazyWithPreload(() =>
  import('@concordia/ui/widgets/intake/DataIngestion').then((module) => module.DataIngestion),
);
export const SelectorSearch = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/SelectorSearch').then((module) => module.SelectorSearch),
);
export const PatternAnalysis = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/PatternAnalysis').then((module) => module.PatternAnalysis),
);
export const TaskOptimization = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/TaskOptimization').then((module) => module.TaskOptimization),
);

const views = {
  ingestion: DataIngestion,
  search: SelectorSearch,
  patterns: PatternAnalysis,
  optimization: TaskOptimization,
} satisfies Record<IntelligenceTab, unknown>;

/** Loads the view that an address leads to. */
export const preloadView = (search: string): Promise<void> =>
  views[tabOf(new URLSearchParams(search).get('tab'))].preload();
