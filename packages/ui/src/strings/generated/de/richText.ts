// Written by `npm run generate` from messages/de/richText.json.
import type { TextOf } from '../../../locale';
import type { richTextStrings } from '../richText';

export const richTextWords = (): TextOf<typeof richTextStrings> => ({
  bar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  bulletList: 'Aufzählung',
  numberedList: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  address: 'Adresse',
  noAddress: 'Geben Sie eine Adresse wie https://example.com ein.',
  setLink: 'Link setzen',
  unlink: 'Link entfernen',
});
