export { MoreFailed } from './MoreFailed';
