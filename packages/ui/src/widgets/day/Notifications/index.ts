export { Notifications, type NotificationsProps } from './Notifications';
export type { SystemNotifier, SystemNotifierChoice } from './systemNotifier';
