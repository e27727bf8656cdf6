export { FeedAge } from './FeedAge';
