import { section } from '../locale';

/** What copying says, and the fields and code that can be copied. */
export const copyStrings = section('copy', {
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  copied: 'Copied',
  failed: 'Not copied: the browser refused',
  showOf: (name: string) => `Show ${name}`,
  hideOf: (name: string) => `Hide ${name}`,
});
