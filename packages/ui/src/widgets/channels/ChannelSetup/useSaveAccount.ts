import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import type { Account } from './useAccount';

/** Saves an account and shows a toast. Rejects with the server's error, for the form to show. */
export function useSaveAccount({ save }: Account): () => Promise<void> {
  const words = useStrings(connectionStrings);
  const toast = useToast();
  return async () => {
    await save();
    toast({ tone: 'success', title: words.saved, description: words.savedHelp });
  };
}
