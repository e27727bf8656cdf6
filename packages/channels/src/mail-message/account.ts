import { type ConnectionSettings, settingOf } from '../port/connect.js';

/** Identifies a connection in its events: the address it sends from. */
export const accountOf = (settings: ConnectionSettings): string =>
  settingOf(settings, 'fromAddress').trim().toLowerCase();
