import { type HubModule, removeModule } from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { useProblemWords } from '../../shared/problems';

interface RemoveModuleProps {
  module: HubModule;
  onOpenChange: (isOpen: boolean) => void;
  onRemoved: () => Promise<void>;
}

export function RemoveModule({ module: { id, name }, onOpenChange, onRemoved }: RemoveModuleProps) {
  const words = useStrings(hubModuleStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const remove = async () => {
    await removeModule(id);
    toast({ title: words.removed({ name }) });
    // Not awaited: the confirmation must close before the list changes, or focus is lost.
    void onRemoved();
  };
  return (
    <AlertDialog
      title={words.askRemove({ name })}
      confirmLabel={words.remove}
      describeFailure={problemWords}
      onConfirm={remove}
      isOpen
      onOpenChange={onOpenChange}
    >
      {words.askRemoveHelp}
    </AlertDialog>
  );
}
