export { type FeedPeer, startFeedPeer } from './feed-peer.js';
export type { SampleCalendar, SampleFeed, SampleQuote, SampleWorld } from './samples.js';
