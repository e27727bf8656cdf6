/** Suggested replies, offline; includes a model of a hundred kilobytes. */
export { INTENTS, type Intent } from './intents.js';
export { findWanted, type Wanted } from './requests/find-wanted.js';
export { readRequest } from './requests/read-request.js';
export {
  EMBEDDED_MODEL,
  openMessages,
  type SuggestedReply,
  suggestReplies,
  type Thread,
  type ThreadMessage,
  understandText,
} from './suggest.js';
