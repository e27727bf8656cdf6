import { useStats } from '@concordia/ui/widgets/inbox/messages';

/**
 * Whether there is no board to show yet: not one message, or an import that has read some and sorted none of them. False while that is
 * unknown: a board that is there must not make way for an invitation.
 */
export function useIsNewWorkspace(isImportUnfinished: boolean): boolean {
  const { data: stats } = useStats();
  if (stats === undefined) return false;
  const { inbox, in_progress, waiting, completed } = stats.byStatus;
  return inbox + in_progress + waiting === 0 && (completed === 0 || isImportUnfinished);
}
