// Written by `npm run generate` from messages/en/rfm.json.
import { section } from '../../locale';

export const rfmStrings = section('rfm', ({ counted, figure, money }) => ({
  title: 'RFM Analysis',
  loading: 'Loading customer intelligence systems...',
  failed: 'Couldn’t load the RFM analysis',
  total: 'Total Customers',
  overall: 'Average score',
  recency: 'Recency',
  frequency: 'Frequency',
  monetary: 'Monetary',
  engagement: 'Average engagement',
  highEngagement: 'Highly engaged',
  basis: ({ deals, engagement }: { deals: number; engagement: number }) => `Monetary is the value of deals for ${counted(deals, 'customer', 'customers')}, and how much they engage for ${figure(engagement)}.`,
  segments: 'Segments',
  share: ({ share }: { share: number }) => figure(share, { style: 'percent' }),
  paid: ({ median }: { median: number }) => `Paid ${money(median)} so far (median of those who bought)`,
  actionsFor: ({ segment }: { segment: string }) => `Recommended actions: ${segment}`,
  openCustomers: ({ count, group }: { count: number; group: string }) => `${counted(count, 'customer', 'customers')}: ${group}`,
  segment: {
    champions: 'Champions',
    loyalCustomers: 'Loyal Customers',
    potentialLoyalists: 'Potential Loyalists',
    newCustomers: 'New Customers',
    promising: 'Promising',
    needAttention: 'Need Attention',
    aboutToSleep: 'About to Sleep',
    atRisk: 'At Risk',
  },
  best: 'In the four best segments',
  averageHelp: 'Scores are ranks among your customers, so their average hardly moves.',
}));
