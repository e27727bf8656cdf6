import { createContext, type ReactNode, use, useState } from 'react';
import { ToastRegion } from './ToastRegion';
import { createToaster, type Schedule, type Toaster, type ToastMessage } from './toaster';

const ToasterContext = createContext<Toaster | null>(null);

const byTimeout: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

export interface ToastProviderProps {
  children: ReactNode;
  /** The timer function. Stories pass one that never fires, so that toasts stay. */
  schedule?: Schedule;
}

/** Shows the toasts of its descendants, one at a time. */
export function ToastProvider({ children, schedule = byTimeout }: ToastProviderProps) {
  const [toaster] = useState(() => createToaster(schedule));
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <ToastRegion toaster={toaster} />
    </ToasterContext.Provider>
  );
}

/** Returns the function that shows a toast: `const toast = useToast(); toast({ title: 'Moved', action: { label: 'Undo', onPress } })`. */
export function useToast(): (message: ToastMessage) => number {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider around it');
  return toaster.show;
}

/** The same for components that also work alone: `undefined` without a provider. */
export const useToastIfAny = (): ((message: ToastMessage) => number) | undefined => use(ToasterContext)?.show;
