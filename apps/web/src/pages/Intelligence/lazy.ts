import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type IntelligenceTab, tabOf } from './tabs';

/** Views are loaded on demand. */
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

export const preloadView = (search: string): Promise<void> =>
  views[tabOf(new URLSearchParams(search).get('tab'))].preload();
