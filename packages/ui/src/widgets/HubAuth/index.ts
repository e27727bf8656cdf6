export { HubAuth } from './HubAuth';
