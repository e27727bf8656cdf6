// Written by `npm run generate` from messages/en/hub.json.
import { section } from '../../locale';

export const hubStrings = section('hub', {
  examples: 'Code examples',
  examplesHelp: 'Complete examples generated from the API. They read the server address from CONCORDIA_URL and a token from CONCORDIA_TOKEN.',
  language: 'Language of the examples',
  languages: {
    typescript: 'TypeScript',
    python: 'Python',
    curl: 'curl',
  },
});
