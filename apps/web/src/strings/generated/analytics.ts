// Written by `npm run generate` from messages/en/analytics.json.
import { section } from '@concordia/ui/locale';

export const analyticsStrings = section('pages/analytics', {
  title: 'Customer Analytics & Marketing',
  description: 'AI-powered insights and automated campaign optimization',
  tabs: 'Analytics and marketing',
  tab: {
    brief: 'Morning Brief',
    analytics: 'Analytics',
    marketing: 'Autonomous Marketing',
    intelligence: 'Customer Intelligence',
    enrichment: 'Data Enrichment',
    twitter: 'Twitter',
    'ai-insights': 'AI Insights',
  },
});
