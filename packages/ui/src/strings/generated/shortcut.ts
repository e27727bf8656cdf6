// Written by `npm run generate` from messages/en/shortcut.json.
import { section } from '../../locale';

export const shortcutStrings = section('shortcut', {
  title: 'Keyboard shortcuts',
  help: 'Keys work wherever you are not typing. The command palette lists what can be done now.',
  between: 'then',
  or: 'or',
  groups: {
    people: 'People',
    messages: 'Messages',
    selection: 'Selection',
    look: 'Look',
    go: 'Go to',
    app: 'Everywhere',
  },
  openPalette: 'Open the command palette',
  openSheet: 'Show help and shortcuts of this screen',
  searchWords: 'keys, help, hotkeys',
  similar: 'Similar in meaning',
  further: 'Read on',
});
