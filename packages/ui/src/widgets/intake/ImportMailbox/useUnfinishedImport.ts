import { useListImports } from '@concordia/api-client';
import { isActive, isResumable } from './runState';

/** Whether an import is unfinished: at work, or, being the latest, stopped on its way. False while that is unknown. */
export function useUnfinishedImport(): boolean {
  const { data: runs } = useListImports({ limit: 20 });
  return runs?.some((run, index) => isActive(run) || (index === 0 && isResumable(run))) ?? false;
}
