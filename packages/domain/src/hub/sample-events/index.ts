export { type MailEvent, SAMPLE_SIZE, sampleEvents } from './sample-events.js';
