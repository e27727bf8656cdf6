import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type IntelligenceTab, tabOf } from './tabs';

/** Above the tabs; its drawing is loaded when it is seen. */
export const RelationshipGraph = lazyWithPreload(() =>
  import('@concordia/ui/widgets/insight/RelationshipGraph').then((module) => module.RelationshipGraph),
);

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

export const preloadView = async (search: string): Promise<void> => {
  await Promise.all([RelationshipGraph.preload(), views[tabOf(new URLSearchParams(search).get('tab'))].preload()]);
};
