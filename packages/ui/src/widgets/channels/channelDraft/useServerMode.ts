import { useGetHealth } from '@concordia/api-client';

/** Whether the server answers (specification, section 4): until that is known, `checking`. */
export type ServerMode = 'checking' | 'live' | 'sim';

export function useServerMode(): ServerMode {
  const { data, error, isValidating } = useGetHealth();
  if (data === undefined && (error === undefined || isValidating)) return 'checking';
  return error === undefined ? 'live' : 'sim';
}
