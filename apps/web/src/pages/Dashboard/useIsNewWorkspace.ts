import { useStats } from '@concordia/ui/widgets/inbox/messages';

/**
 * Whether there is no board to show yet: no messages, or an import that has sorted none so far. False while unknown, so that the welcome screen never
 * replaces a board.
 */
export function useIsNewWorkspace(isImportUnfinished: boolean): boolean {
  const { data: stats } = useStats();
  if (stats === undefined) return false;
  const { inbox, in_progress, waiting, completed } = stats.byStatus;
  return inbox + in_progress + waiting === 0 && (completed === 0 || isImportUnfinished);
}
