// Written by `npm run generate` from messages/de/hub.json.
import type { TextOf } from '../../../locale';
import type { hubStrings } from '../hub';

export const hubWords = (): TextOf<typeof hubStrings> => ({
  examples: 'Codebeispiele',
  examplesHelp: 'Vollständige Programme, erzeugt aus der API-Beschreibung. Sie lesen die Adresse dieses Servers aus CONCORDIA_URL und ein Token aus CONCORDIA_TOKEN.',
  language: 'Sprache der Beispiele',
  languages: {
    typescript: 'TypeScript',
    python: 'Python',
    curl: 'curl',
  },
});
