import { getGetGraphStatsKey, getGetIngestPipelineKey } from '@concordia/api-client';
import { useSWRConfig } from 'swr';

/** Reads again what counts events: the figures of the graph and of the pipeline. */
export function useRereadCounts(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(getGetGraphStatsKey());
    void mutate(getGetIngestPipelineKey());
  };
}
