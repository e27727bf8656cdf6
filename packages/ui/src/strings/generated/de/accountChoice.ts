// Written by `npm run generate` from messages/de/accountChoice.json.
import type { TextOf } from '../../../locale';
import type { accountChoiceStrings } from '../accountChoice';

export const accountChoiceWords = (): TextOf<typeof accountChoiceStrings> => ({
  account: 'Konto',
  allAccounts: 'Alle Konten',
  accountOn: ({ name, channelName }: { name: string; channelName: string }) => `${name}, ${channelName}`,
  unknownAccount: 'Ein entferntes Konto',
});
