export { ReviewChanges, UndecidedChanges, WaitingChanges } from './OfflineNotice';
export { useOfflineChanges } from './useOfflineChanges';
