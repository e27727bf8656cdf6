import { disconnectTwitter, getGetTwitterStatusKey } from '@concordia/api-client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { twitterSetupStrings } from '../../../strings/generated/twitterSetup';
import { useProblemWords } from '../../shared/problems';
import { withConnected } from '../channelDraft/draftSettings';
import { saveDraft } from '../channelDraft/useSetupDraft';

/** Revokes the account's permission, after confirmation. */
export function Disconnect({ onDone }: { onDone: () => Promise<void> }) {
  const words = useStrings(twitterSetupStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const [isAsking, setAsking] = useState(false);
  const disconnect = async () => {
    try {
      await disconnectTwitter();
      saveDraft((before) => withConnected(before, 'twitter', false));
      await Promise.all([mutate(getGetTwitterStatusKey(), { connected: false }, { revalidate: false }), onDone()]);
      toast({ tone: 'success', title: words.disconnected, description: words.disconnectedHelp });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.disconnectFailed, description: problemWords(problem) });
    }
  };
  return (
    <>
      <Button onPress={() => setAsking(true)}>{words.disconnect}</Button>
      {isAsking && (
        <AlertDialog
          title={words.askDisconnect}
          confirmLabel={words.disconnect}
          onConfirm={disconnect}
          isOpen
          onOpenChange={setAsking}
        >
          {words.askDisconnectHelp}
        </AlertDialog>
      )}
    </>
  );
}
