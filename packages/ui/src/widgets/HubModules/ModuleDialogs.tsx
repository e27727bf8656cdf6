import { type HubModule, removeModule } from '@concordia/api-client';
import { lazy, Suspense } from 'react';
import { AlertDialog } from '../../components/AlertDialog';
import { useToast } from '../../components/Toast';
import { useStrings } from '../../locale';
import { hubModuleStrings } from '../../strings/hubModules';
import { useProblemWords } from '../problems';
import { ModuleForm } from './ModuleForm';

/** Charts and documents are heavy, and most visits only look whether all is well. */
const ModuleDetails = lazy(() => import('./ModuleDetails').then((part) => ({ default: part.ModuleDetails })));

/** What is to be done with modules. */
export type ModuleTask = { is: 'register' } | { is: 'details' | 'edit' | 'remove'; moduleId: string };

interface ModuleDialogsProps {
  task: ModuleTask;
  modules: readonly HubModule[];
  onClose: () => void;
  /** Reads the list again. */
  onChange: () => Promise<void>;
}

/** The form, the question or the view that a task needs. A module that has gone meanwhile has none. */
export function ModuleDialogs({ task, modules, onClose, onChange }: ModuleDialogsProps) {
  if (task.is === 'register') return <ModuleForm module={null} onClose={onClose} onChange={onChange} />;
  const module = modules.find(({ id }) => id === task.moduleId);
  if (module === undefined) return null;
  switch (task.is) {
    case 'edit':
      return <ModuleForm module={module} onClose={onClose} onChange={onChange} />;
    case 'remove':
      return <RemoveModule module={module} onClose={onClose} onChange={onChange} />;
    case 'details':
      return (
        <Suspense>
          <ModuleDetails module={module} onClose={onClose} />
        </Suspense>
      );
  }
}

function RemoveModule({
  module,
  onClose,
  onChange,
}: Omit<ModuleDialogsProps, 'task' | 'modules'> & { module: HubModule }) {
  const words = useStrings(hubModuleStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const remove = async () => {
    await removeModule(module.id);
    toast({ title: words.removed(module.name) });
    await onChange();
  };
  return (
    <AlertDialog
      title={words.askRemove(module.name)}
      confirmLabel={words.remove}
      describeFailure={problemWords}
      onConfirm={remove}
      isOpen
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      {words.askRemoveHelp}
    </AlertDialog>
  );
}
