/** Suggested replies, offline; includes a model of a hundred kilobytes. */
export { INTENTS, type Intent } from './intents.js';
export {
  EMBEDDED_MODEL,
  openMessages,
  type SuggestedReply,
  suggestReplies,
  type Thread,
  type ThreadMessage,
  understandText,
} from './suggest.js';
