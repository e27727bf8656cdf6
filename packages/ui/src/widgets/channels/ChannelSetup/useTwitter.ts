import { useGetTwitterStatus } from '@concordia/api-client';
import { useEffect } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { twitterSetupStrings } from '../../../strings/generated/twitterSetup';
import { useProblemWords } from '../../shared/problems';
import { withConnected } from '../channelDraft/draftSettings';
import { log } from '../channelDraft/log';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { saveDraft, useSetupDraft } from '../channelDraft/useSetupDraft';
import type { TestReport } from './useChannelTest';

/**
 * Whether the account grants access. The server decides and updates the draft (specification, section 4);
 * without a server the draft decides. Only a live account can revoke access.
 */
export function useIsLetIn({ connection, isConnected }: ChannelState): boolean {
  const { connected: isDrafted } = useSetupDraft().channels.twitter;
  const { data, error } = useGetTwitterStatus({ swr: { enabled: connection !== null } });
  useEffect(() => {
    if (data !== undefined) saveDraft((before) => withConnected(before, 'twitter', data.connected));
  }, [data]);
  useEffect(() => {
    if (error !== undefined) log('twitter-status', error);
  }, [error]);
  if (connection === null) return isDrafted;
  return connection.mode === 'live' ? (data?.connected ?? isConnected) : isConnected;
}

/** The toasts of the X test (specification, section 8). */
export function useTwitterReport(): TestReport {
  const words = useStrings(twitterSetupStrings);
  const toast = useToast();
  const problemWords = useProblemWords();
  return {
    passed: () => toast({ tone: 'success', title: words.complete, description: words.allPassed }),
    failed: (ends) => {
      const thrown = ends.find((end) => end.is === 'thrown');
      const isWithoutAnswer = ends.every((end) => end.is === 'thrown' || end.is === 'late');
      if (thrown !== undefined && isWithoutAnswer) {
        toast({ tone: 'destructive', title: words.testFailed, description: problemWords(thrown.reason) });
      } else toast({ tone: 'destructive', title: words.complete, description: words.someFailed });
    },
  };
}
