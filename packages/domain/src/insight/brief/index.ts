/** The morning brief, composed from facts: shared by the API and the mock. */

export { answersToday, byPressure, tellingReasons } from './answers.js';
export * from './compose.js';
export * from './content.js';
export * from './customers.js';
export * from './email.js';
export * from './facts.js';
export * from './mail-html.js';
export * from './mail-text.js';
export * from './response-targets.js';
export * from './returns.js';
