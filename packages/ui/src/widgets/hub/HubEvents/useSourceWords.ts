import type { HubEvent } from '@concordia/api-client';
import { useCallback } from 'react';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';

/** The publisher of an event; modules by name. The function is stable. */
export function useSourceWords(): (event: Pick<HubEvent, 'source' | 'module_name'>) => string {
  const { sources } = useStrings(hubEventStrings);
  return useCallback(
    ({ source, module_name }) => (source === 'module' ? (module_name ?? sources.module) : sources[source]),
    [sources],
  );
}
