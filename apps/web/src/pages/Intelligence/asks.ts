import {
  getGetGraphStatsUrl,
  getGetIngestPipelineUrl,
  getGetPatternsUrl,
  getGetRelationshipGraphUrl,
  getListIngestRunsUrl,
} from '@concordia/api-client';
import type { Asks } from '../opening';

/** Prefetches the summary, and the view's first data if it has any. */
export const intelligenceAsks: Asks = (params) => {
  const tab = params.get('tab');
  const graph = [getGetRelationshipGraphUrl(), getGetGraphStatsUrl()];
  if (tab === 'patterns') return [...graph, getGetPatternsUrl()];
  // These views start with an empty query.
  if (tab === 'search' || tab === 'optimization') return graph;
  return [...graph, getListIngestRunsUrl({ limit: 10 }), getGetIngestPipelineUrl()];
};
