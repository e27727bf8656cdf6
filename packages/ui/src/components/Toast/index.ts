export { ToastProvider, type ToastProviderProps, useToast, useToastIfAny } from './ToastProvider';
export type { ToastMessage } from './toaster';
