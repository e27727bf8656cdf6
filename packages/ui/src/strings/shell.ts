import { section } from '../locale';

/** What stands around every screen. */
export const shellStrings = section('shell', {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  bottomNavigation: 'Main screens',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, some unread',
});
