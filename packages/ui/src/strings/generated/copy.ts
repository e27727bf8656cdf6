// Written by `npm run generate` from messages/en/copy.json.
import { section } from '../../locale';

export const copyStrings = section('copy', {
  copy: 'Copy',
  copyOf: ({ name }: { name: string }) => `Copy ${name}`,
  copied: 'Copied',
  failed: 'Not copied: the browser refused',
  showOf: ({ name }: { name: string }) => `Show ${name}`,
  hideOf: ({ name }: { name: string }) => `Hide ${name}`,
});
