import { useListImports } from '@concordia/api-client';
import { isActive, isResumable } from './runState';

/** Whether any import is active, or the latest one failed or was cancelled. False while loading. */
export function useUnfinishedImport(): boolean {
  const { data: runs } = useListImports({ limit: 20 });
  return runs?.some((run, index) => isActive(run) || (index === 0 && isResumable(run))) ?? false;
}
