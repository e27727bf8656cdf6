/** Words that the shell itself says. */
export const shellStrings = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  bottomNavigation: 'Main screens',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, some unread',
  close: 'Close',
} as const;
