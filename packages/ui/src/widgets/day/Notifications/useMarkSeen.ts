import { markNotificationsSeen, type NotificationsSeen } from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import { useProblemWords } from '../../shared/problems';

const isAboutNotifications = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('/api/notifications');

/** Marks notifications as seen in every open list. Never rejects: an error shows as a toast. */
export function useMarkSeen(): (seen: NotificationsSeen) => Promise<void> {
  const words = useStrings(notificationStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  return async (seen) => {
    try {
      await markNotificationsSeen(seen);
    } catch (problem) {
      toast({ title: words.notMarked, description: problemWords(problem), tone: 'destructive' });
    }
    await mutate(isAboutNotifications);
  };
}
