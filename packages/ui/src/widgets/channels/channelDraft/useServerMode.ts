import { useGetHealth } from '@concordia/api-client';

/** Whether the server responds (specification, section 4); `checking` until known. */
export type ServerMode = 'checking' | 'live' | 'sim';

export function useServerMode(): ServerMode {
  const { data, error, isValidating } = useGetHealth();
  if (data === undefined && (error === undefined || isValidating)) return 'checking';
  return error === undefined ? 'live' : 'sim';
}
