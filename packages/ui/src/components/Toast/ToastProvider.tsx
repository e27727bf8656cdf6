import { createContext, type ReactNode, use, useState } from 'react';
import { ToastRegion } from './ToastRegion';
import { createToaster, type Schedule, type Toaster, type ToastMessage } from './toaster';

const ToasterContext = createContext<Toaster | null>(null);

const byTimeout: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

export interface ToastProviderProps {
  /** The app, whose screens may show toasts. */
  children: ReactNode;
  /** How time passes for toasts; a story that is looked at lets none pass. */
  schedule?: Schedule;
}

/** Shows the toasts of everything inside it, one at a time. */
export function ToastProvider({ children, schedule = byTimeout }: ToastProviderProps) {
  const [toaster] = useState(() => createToaster(schedule));
  return (
    <ToasterContext value={toaster}>
      {children}
      <ToastRegion toaster={toaster} />
    </ToasterContext>
  );
}

/** How to show a toast: `const toast = useToast(); toast({ title: 'Moved', action: { label: 'Undo', onPress } })`. */
export function useToast(): (message: ToastMessage) => number {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider around it');
  return toaster.show;
}
