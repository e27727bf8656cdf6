// Written by `npm run generate` from messages/en/accountFilters.json.
import { section } from '../../locale';

export const accountFiltersStrings = section('accountFilters', {
  show: ({ channelName }: { channelName: string }) => `Accounts of ${channelName}`,
});
