// Written by `npm run generate` from messages/en/key.json.
import { section } from '../../locale';

export const keyStrings = section('key', {
  command: 'Command',
  windows: 'Windows',
  control: 'Control',
  option: 'Option',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Escape',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  home: 'Home',
  end: 'End',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
  up: 'Arrow up',
  down: 'Arrow down',
  left: 'Arrow left',
  right: 'Arrow right',
  caps: {
    control: 'Ctrl',
    escape: 'Esc',
  },
});
