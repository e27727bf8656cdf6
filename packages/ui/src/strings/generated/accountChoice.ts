// Written by `npm run generate` from messages/en/accountChoice.json.
import { section } from '../../locale';

export const accountChoiceStrings = section('accountChoice', {
  account: 'Account',
  allAccounts: 'All accounts',
  accountOn: ({ name, channelName }: { name: string; channelName: string }) => `${name}, ${channelName}`,
  unknownAccount: 'An account that is gone',
});
