export { ImportMailbox, type ImportMailboxProps } from './ImportMailbox';
