export { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider';
export type { ToastMessage } from './toaster';
