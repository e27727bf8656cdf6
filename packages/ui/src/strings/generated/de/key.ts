// Written by `npm run generate` from messages/de/key.json.
import type { TextOf } from '../../../locale';
import type { keyStrings } from '../key';

export const keyWords = (): TextOf<typeof keyStrings> => ({
  command: 'Befehl',
  windows: 'Windows',
  control: 'Steuerung',
  option: 'Option',
  alt: 'Alt',
  shift: 'Umschalt',
  enter: 'Eingabe',
  escape: 'Escape',
  tab: 'Tab',
  space: 'Leertaste',
  backspace: 'Rücktaste',
  delete: 'Entf',
  home: 'Pos 1',
  end: 'Ende',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
  up: 'Pfeil nach oben',
  down: 'Pfeil nach unten',
  left: 'Pfeil nach links',
  right: 'Pfeil nach rechts',
  caps: {
    control: 'Strg',
    escape: 'Esc',
  },
});
