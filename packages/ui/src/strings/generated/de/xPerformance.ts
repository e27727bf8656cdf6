// Written by `npm run generate` from messages/de/xPerformance.json.
import type { Speech, TextOf } from '../../../locale';
import type { xPerformanceStrings } from '../xPerformance';

export const xPerformanceWords = ({ counted, figure }: Speech): TextOf<typeof xPerformanceStrings> => ({
  title: 'Ergebnisse auf Twitter',
  loading: 'Ergebnisse unserer Beiträge auf X werden geladen …',
  connecting: 'Verbindung zum Analysedienst wird hergestellt …',
  connectingHelp: 'Diagramme werden geladen, sobald der Analysedienst bereit ist',
  connectFirst: 'Noch keine Beiträge von X. Verbinden Sie X oder warten Sie auf die nächste Abfrage, alle sechs Stunden.',
  connect: 'X verbinden',
  retry: 'Erneut versuchen',
  insights: 'Erkenntnisse zu Twitter',
  posts: 'Beiträge',
  impressions: 'Impressionen',
  likes: 'Likes',
  reposts: 'Reposts',
  replies: 'Antworten',
  engagementRate: 'Interaktionsrate',
  fetched: 'Letzte Abfrage bei X',
  average: ({ posts, views }: { posts: number; views: number }) => `${counted(posts, 'Beitrag', 'Beiträge')} in 30 Tagen, im Durchschnitt jeweils ${counted(views, 'Mal', 'Mal')} gesehen.`,
  bestDay: ({ day, impressions }: { day: string; impressions: number }) => `Der beste Tag war der ${day}: Die Beiträge wurden ${counted(impressions, 'Mal', 'Mal')} gesehen.`,
  bestHalf: {
    same: ({ first }: { first: number }) => `In der zweiten Hälfte des Zeitraums ebenso oft gesehen wie in der ersten: ${counted(first, 'Mal', 'Mal')}.`,
    different: ({ second, first }: { second: number; first: number }) => `In der zweiten Hälfte des Zeitraums ${counted(second, 'Mal', 'Mal')} gesehen, in der ersten ${counted(first, 'Mal', 'Mal')}.`,
  },
  talkedAbout: ({ share }: { share: number }) => `Der meistgesehene Beitrag allein brachte ${figure(share, { style: 'percent' })} aller Aufrufe.`,
  topPosts: 'Am häufigsten gesehen',
  seen: ({ impressions }: { impressions: number }) => counted(impressions, 'Aufruf', 'Aufrufe'),
  reactions: ({ likes, reposts, replies }: { likes: number; reposts: number; replies: number }) => `${counted(likes, 'Like', 'Likes')}, ${counted(reposts, 'Repost', 'Reposts')}, ${counted(replies, 'Antwort', 'Antworten')}`,
  openPost: 'Auf X öffnen',
  chart: 'Gesehen und beantwortet, Tag für Tag',
  views: 'Aufrufe',
});
