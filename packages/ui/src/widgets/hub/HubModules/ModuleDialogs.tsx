import type { HubModule } from '@concordia/api-client';
import { lazy, Suspense } from 'react';
import { ModuleForm } from './ModuleForm';

/** Loaded on demand: charts and documents are large, and most visits only check the status. */
const ModuleDetails = lazy(() => import('./ModuleDetails').then((part) => ({ default: part.ModuleDetails })));

export type ModuleTask = { is: 'register' } | { is: 'details' | 'edit'; moduleId: string };

interface ModuleDialogsProps {
  task: ModuleTask;
  modules: readonly HubModule[];
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** The dialog for a task. Renders nothing if the module was removed meanwhile. */
export function ModuleDialogs({ task, modules, onClose, onChange }: ModuleDialogsProps) {
  if (task.is === 'register') return <ModuleForm module={null} onClose={onClose} onChange={onChange} />;
  const module = modules.find(({ id }) => id === task.moduleId);
  if (module === undefined) return null;
  switch (task.is) {
    case 'edit':
      return <ModuleForm module={module} onClose={onClose} onChange={onChange} />;
    case 'details':
      return (
        <Suspense>
          <ModuleDetails module={module} onClose={onClose} />
        </Suspense>
      );
  }
}
