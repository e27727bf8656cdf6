import { type ConnectionSettings, settingOf } from '../port/connect.js';

/** What names a connection in its events: the address that it sends from. */
export const accountOf = (settings: ConnectionSettings): string =>
  settingOf(settings, 'fromAddress').trim().toLowerCase();
