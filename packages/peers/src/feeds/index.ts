export { type FeedPeer, startFeedPeer } from './feed-peer.js';
export type { SampleFeed, SampleQuote, SampleWorld } from './samples.js';
