// Written by `npm run generate` from messages/en/xPerformance.json.
import { section } from '../../locale';

export const xPerformanceStrings = section('xPerformance', ({ counted, figure }) => ({
  title: 'Twitter Performance',
  loading: 'Loading how our posts on X did...',
  connecting: 'Analytics service connecting...',
  connectingHelp: 'Charts will load once analytics service is ready',
  connectFirst: 'No posts from X yet. Connect it, or wait for the next check, every six hours.',
  connect: 'Connect X',
  retry: 'Try again',
  insights: 'Twitter Insights',
  posts: 'Posts',
  impressions: 'Impressions',
  likes: 'Likes',
  reposts: 'Reposts',
  replies: 'Replies',
  engagementRate: 'Engagement rate',
  fetched: 'X was last asked',
  average: ({ posts, views }: { posts: number; views: number }) => `${counted(posts, 'post', 'posts')} in 30 days, each seen ${counted(views, 'time', 'times')} on average.`,
  bestDay: ({ day, impressions }: { day: string; impressions: number }) => `${day} was the best day: posts were seen ${counted(impressions, 'time', 'times')}.`,
  bestHalf: {
    same: ({ first }: { first: number }) => `As often seen in the second half of these days as in the first: ${counted(first, 'time', 'times')}.`,
    different: ({ second, first }: { second: number; first: number }) => `Seen ${counted(second, 'time', 'times')} in the second half of these days, ${counted(first, 'time', 'times')} in the first.`,
  },
  talkedAbout: ({ share }: { share: number }) => `The most seen post alone brought ${figure(share, { style: 'percent' })} of all views.`,
  topPosts: 'Seen most',
  seen: ({ impressions }: { impressions: number }) => counted(impressions, 'view', 'views'),
  reactions: ({ likes, reposts, replies }: { likes: number; reposts: number; replies: number }) => `${counted(likes, 'like', 'likes')}, ${counted(reposts, 'repost', 'reposts')}, ${counted(replies, 'reply', 'replies')}`,
  openPost: 'Open on X',
  chart: 'Seen and answered, day by day',
  views: 'Views',
}));
