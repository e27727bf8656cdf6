import type { HubModule } from '@concordia/api-client';
import { lazy, Suspense } from 'react';
import { ModuleForm } from './ModuleForm';

/** Charts and documents are heavy, and most visits only look whether all is well. */
const ModuleDetails = lazy(() => import('./ModuleDetails').then((part) => ({ default: part.ModuleDetails })));

/** What is opened in front of the list. */
export type ModuleTask = { is: 'register' } | { is: 'details' | 'edit'; moduleId: string };

interface ModuleDialogsProps {
  task: ModuleTask;
  modules: readonly HubModule[];
  onClose: () => void;
  /** Reads the list again. */
  onChange: () => Promise<void>;
}

/** The form or the view that a task needs. A module that has gone meanwhile has none. */
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
