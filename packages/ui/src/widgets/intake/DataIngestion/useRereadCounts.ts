import { getGetGraphStatsKey, getGetIngestPipelineKey } from '@concordia/api-client';
import { useSWRConfig } from 'swr';

export function useRereadCounts(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(getGetGraphStatsKey());
    void mutate(getGetIngestPipelineKey());
  };
}
