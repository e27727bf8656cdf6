export { Notifications, type NotificationsProps } from './Notifications';
