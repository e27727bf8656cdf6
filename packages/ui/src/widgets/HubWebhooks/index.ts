export { HubWebhooks } from './HubWebhooks';
