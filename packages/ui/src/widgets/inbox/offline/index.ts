export { HeldChanges, type HeldChangesProps } from './HeldChanges';
export { ReviewChanges, UndecidedChanges, WaitingChanges } from './OfflineNotice';
export { useOfflineChanges } from './useOfflineChanges';
