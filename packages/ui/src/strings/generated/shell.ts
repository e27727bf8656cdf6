// Written by `npm run generate` from messages/en/shell.json.
import { section } from '../../locale';

export const shellStrings = section('shell', {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  bottomNavigation: 'Main screens',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, some unread',
});
