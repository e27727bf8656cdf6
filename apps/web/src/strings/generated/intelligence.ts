// Written by `npm run generate` from messages/en/intelligence.json.
import { section } from '@concordia/ui/locale';

export const intelligenceStrings = section('pages/intelligence', {
  title: 'Intelligence',
  description: 'Who knows whom, what they discuss, and what to do next',
  tabs: 'Intelligence',
  tab: {
    ingestion: 'Data Ingestion',
    search: 'Selector Search',
    patterns: 'Pattern Analysis',
    optimization: 'Optimization',
  },
});
