import { section } from '../locale';

/** What the parts say that the widgets of the connection hub share. */
export const hubStrings = section('hub', {
  examples: 'Code examples',
  examplesHelp: 'Made from the contract of this program. They run as they are.',
  language: 'Language of the examples',
  languages: { typescript: 'TypeScript', python: 'Python', curl: 'curl' },
});
