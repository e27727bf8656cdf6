// Written by `npm run generate` from messages/de/introduction.json.
import type { TextOf } from '../../../locale';
import type { introductionStrings } from '../introduction';

export const introductionWords = (): TextOf<typeof introductionStrings> => ({
  title: 'Arbeitsbereich einrichten',
  ownerName: 'Ihr Name',
  workspaceName: 'Name des Arbeitsbereichs',
  workspaceNameHelp: 'Meist Ihre Firma oder Ihr Team.',
  timeZone: 'Zeitzone',
  timeZoneMissing: 'Wählen Sie eine Zeitzone.',
  currency: 'Währung',
  currencyMissing: 'Wählen Sie eine Währung.',
  save: 'Weiter',
  skip: 'Überspringen',
});
