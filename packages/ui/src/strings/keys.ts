import { section } from '../locale';

/** What keys are called where their sign cannot be seen. */
export const keyStrings = section('keys', {
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
  /** What is printed on the keys where that is shorter. */
  caps: { control: 'Ctrl', escape: 'Esc' },
});
