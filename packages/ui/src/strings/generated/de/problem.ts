// Written by `npm run generate` from messages/de/problem.json.
import type { TextOf } from '../../../locale';
import type { problemStrings } from '../problem';

export const problemWords = (): TextOf<typeof problemStrings> => ({
  unreachable: 'Der Server ist nicht erreichbar. Läuft Concordia noch?',
  broken: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
  busy: 'Der Server ist ausgelastet. Warten Sie einen Moment und versuchen Sie es erneut.',
  notAllowed: 'Das ist hier nicht erlaubt. Prüfen Sie die Einstellungen.',
  gone: 'Das ist nicht mehr vorhanden.',
  refused: 'Der Server hat das abgelehnt.',
});
