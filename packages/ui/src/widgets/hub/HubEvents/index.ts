export { HubEvents, type HubEventsProps } from './HubEvents';
