import { updateFirstSteps, useGetFirstSteps, useGetWorkspace } from '@concordia/api-client';
import { Button } from '@concordia/ui/components/Button';
import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { isAllDone } from '@concordia/ui/widgets/platform/newcomers';
import { useProblemWords } from '@concordia/ui/widgets/shared/problems';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountStrings } from '../../strings/generated/account';

/** Brings the checklist back after it was put away. Absent while there is nothing to bring back. */
export function ShowFirstSteps({ onShown }: { onShown: () => void }) {
  const words = useStrings(accountStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const { data: workspace } = useGetWorkspace();
  const { data, mutate } = useGetFirstSteps();
  if (workspace?.isDemo !== false || data === undefined || !data.isPutAway || isAllDone(data)) return null;
  const show = async () => {
    setPending(true);
    try {
      await mutate(await updateFirstSteps({ isPutAway: false }), { revalidate: false });
      void navigate('/');
      onShown();
    } catch (failure) {
      toast({ tone: 'destructive', title: problemWords(failure) });
      setPending(false);
    }
  };
  return (
    <Button tone="quiet" icon="list" isPending={isPending} onPress={() => void show()}>
      {words.showFirstSteps}
    </Button>
  );
}
