export { composedHtml } from './composed.js';
export { dedupeKeyOf } from './dedupe.js';
export { isFreeMailDomain } from './free-mail.js';
export { detectMailFormat, type MboxEntry, type MboxOptions, splitMbox } from './mbox.js';
export { AddressEvidenceTally } from './own-addresses.js';
export { type ParseOptions, parseMail } from './parse-mail.js';
export { type FoldedText, foldQuotes } from './quotes/fold.js';
export { isForwardSubject } from './quotes/separators.js';
export { readHeaders } from './read-headers.js';
export { type SanitizedHtml, type SanitizeOptions, sanitizeMailHtml } from './sanitize.js';
export { readSignature, type SignatureFacts } from './signature.js';
export type {
  CalendarSummary,
  DateSource,
  FolderHint,
  MailAddress,
  MailAttachment,
  MailAttachmentContent,
  MailFlags,
  MailHeaders,
  MailKind,
  MailProblem,
  ParsedMail,
  ParseOutcome,
} from './types.js';
