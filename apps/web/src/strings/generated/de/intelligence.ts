// Written by `npm run generate` from messages/de/intelligence.json.
import type { TextOf } from '@concordia/ui/locale';
import type { intelligenceStrings } from '../intelligence';

export const intelligenceWords = (): TextOf<typeof intelligenceStrings> => ({
  title: 'Intelligence',
  description: 'Wer wen kennt, worüber gesprochen wird und was als Nächstes zu tun ist',
  tabs: 'Intelligence',
  tab: {
    ingestion: 'Datenaufnahme',
    search: 'Selektorsuche',
    patterns: 'Musteranalyse',
    optimization: 'Optimierung',
  },
});
