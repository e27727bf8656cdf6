export { NewsTicker } from './NewsTicker';
