// Written by `npm run generate` from messages/de/accountFilters.json.
import type { TextOf } from '../../../locale';
import type { accountFiltersStrings } from '../accountFilters';

export const accountFiltersWords = (): TextOf<typeof accountFiltersStrings> => ({
  show: ({ channelName }: { channelName: string }) => `Konten von ${channelName}`,
});
