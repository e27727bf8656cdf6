// Written by `npm run generate` from messages/de/analytics.json.
import type { TextOf } from '@concordia/ui/locale';
import type { analyticsStrings } from '../analytics';

export const analyticsWords = (): TextOf<typeof analyticsStrings> => ({
  title: 'Kundenanalysen und Marketing',
  description: 'KI-gestützte Erkenntnisse und automatische Kampagnenoptimierung',
  tabs: 'Analysen und Marketing',
  tab: {
    brief: 'Morgenbriefing',
    analytics: 'Analysen',
    marketing: 'Autonomes Marketing',
    intelligence: 'Customer Intelligence',
    enrichment: 'Datenanreicherung',
    twitter: 'Twitter',
    'ai-insights': 'KI-Erkenntnisse',
  },
});
