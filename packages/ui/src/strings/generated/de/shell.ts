// Written by `npm run generate` from messages/de/shell.json.
import type { TextOf } from '../../../locale';
import type { shellStrings } from '../shell';

export const shellWords = (): TextOf<typeof shellStrings> => ({
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  bottomNavigation: 'Hauptbereiche',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  notifications: 'Benachrichtigungen',
  unreadNotifications: 'Benachrichtigungen, einige ungelesen',
});
