export { Dialog, type DialogProps, DialogTrigger } from './Dialog';
export { DialogContext } from './DialogContext';
