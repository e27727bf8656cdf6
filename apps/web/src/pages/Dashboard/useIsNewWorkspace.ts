import { useStats } from '@concordia/ui/widgets/messages';

/** Whether there is not one message yet. False while that is unknown: a board that is there must not make way for an invitation. */
export function useIsNewWorkspace(): boolean {
  const { data: stats } = useStats();
  return stats !== undefined && Object.values(stats.byChannel).every((count) => count === 0);
}
