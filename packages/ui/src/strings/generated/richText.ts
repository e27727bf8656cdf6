// Written by `npm run generate` from messages/en/richText.json.
import { section } from '../../locale';

export const richTextStrings = section('richText', {
  bar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  address: 'Address',
  noAddress: 'Enter an address such as https://example.com.',
  setLink: 'Set link',
  unlink: 'Remove link',
});
