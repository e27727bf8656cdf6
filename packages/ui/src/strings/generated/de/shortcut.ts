// Written by `npm run generate` from messages/de/shortcut.json.
import type { TextOf } from '../../../locale';
import type { shortcutStrings } from '../shortcut';

export const shortcutWords = (): TextOf<typeof shortcutStrings> => ({
  title: 'Tastenkürzel',
  help: 'Die Tasten wirken überall, wo Sie nicht gerade schreiben. Die Befehlspalette zeigt, was gerade möglich ist.',
  between: 'dann',
  or: 'oder',
  groups: {
    people: 'Personen',
    messages: 'Nachrichten',
    selection: 'Auswahl',
    look: 'Darstellung',
    go: 'Gehe zu',
    app: 'Überall',
  },
  openPalette: 'Befehlspalette öffnen',
  openSheet: 'Hilfe und Tastenkürzel dieser Seite anzeigen',
  searchWords: 'Tasten, Hilfe, Tastenkombinationen',
  similar: 'Ähnliche Bedeutung',
  further: 'Weiter',
});
