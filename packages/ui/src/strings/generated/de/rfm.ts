// Written by `npm run generate` from messages/de/rfm.json.
import type { Speech, TextOf } from '../../../locale';
import type { rfmStrings } from '../rfm';

export const rfmWords = ({ counted, figure, money }: Speech): TextOf<typeof rfmStrings> => ({
  title: 'RFM-Analyse',
  loading: 'Kundenauswertung wird geladen …',
  failed: 'Die RFM-Analyse konnte nicht geladen werden',
  total: 'Kunden insgesamt',
  overall: 'Durchschnittliche Punktzahl',
  recency: 'Aktualität (R)',
  frequency: 'Häufigkeit (F)',
  monetary: 'Geldwert (M)',
  engagement: 'Durchschnittliches Engagement',
  highEngagement: 'Hohes Engagement',
  basis: ({ deals, engagement }: { deals: number; engagement: number }) => `Der Geldwert beruht bei ${counted(deals, 'Kunden', 'Kunden')} auf dem Wert der Abschlüsse und bei ${figure(engagement)} auf dem Engagement.`,
  segments: 'Segmente',
  share: ({ share }: { share: number }) => figure(share, { style: 'percent' }),
  paid: ({ median }: { median: number }) => `Bisher ${money(median)} gezahlt (Median derer, die gekauft haben)`,
  actionsFor: ({ segment }: { segment: string }) => `Empfohlene Maßnahmen: ${segment}`,
  openCustomers: ({ count, group }: { count: number; group: string }) => `${counted(count, 'Kunde', 'Kunden')}: ${group}`,
  segment: {
    champions: 'Spitzenkunden',
    loyalCustomers: 'Treue Kunden',
    potentialLoyalists: 'Potenziell treue Kunden',
    newCustomers: 'Neukunden',
    promising: 'Vielversprechend',
    needAttention: 'Brauchen Aufmerksamkeit',
    aboutToSleep: 'Drohen einzuschlafen',
    atRisk: 'Gefährdet',
  },
  best: 'In den vier besten Segmenten',
  averageHelp: 'Die Werte sind Rangplätze unter Ihren Kunden; ihr Durchschnitt ändert sich daher kaum.',
});
