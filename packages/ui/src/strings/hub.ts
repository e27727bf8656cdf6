import { section } from '../locale';

/** What the parts say that the widgets of the connection hub share. */
export const hubStrings = section('hub', {
  examples: 'Code examples',
  examplesHelp:
    'Whole programs, made from the contract. They read where this server is from CONCORDIA_URL, and a token from CONCORDIA_TOKEN.',
  language: 'Language of the examples',
  languages: { typescript: 'TypeScript', python: 'Python', curl: 'curl' },
});
