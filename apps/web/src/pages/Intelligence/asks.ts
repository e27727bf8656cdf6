import {
  getGetGraphStatsUrl,
  getGetIngestPipelineUrl,
  getGetPatternsUrl,
  getListIngestRunsUrl,
} from '@concordia/api-client';
import type { Asks } from '../opening';

/** The figures above all views, and those of the view itself where it begins with some. */
export const intelligenceAsks: Asks = (params) => {
  const tab = params.get('tab');
  const graph = getGetGraphStatsUrl();
  if (tab === 'patterns') return [graph, getGetPatternsUrl()];
  // Nobody has asked anything yet.
  if (tab === 'search' || tab === 'optimization') return [graph];
  return [graph, getListIngestRunsUrl({ limit: 10 }), getGetIngestPipelineUrl()];
};
