export { accountOf } from './account.js';
export {
  callMailProvider,
  checkRefusal,
  type MailAnswer,
  type MailCall,
  type ReadProblem,
  sendRefusal,
} from './call.js';
export { composeMail } from './compose.js';
export { type MailFacts, parseMailEnvelope, type ReadFacts, splitFacts } from './events.js';
export { type Form, readForm } from './form.js';
export { htmlBodyOf } from './html.js';
export { type MailPartFile, mailEventId } from './incoming.js';
export { bare, bracketed, messageIdFor } from './message-id.js';
export { subjectOf, threadHeadersOf } from './outgoing-headers.js';
export { addressWithPassword, verifyPassword } from './password.js';
export { mailEnvelope, type PostedMail, readMailEnvelope } from './posted.js';
export { addressesOf, displayName, mailboxList, recipientsOf } from './recipients.js';
export { type DeliveryReport, type FeedbackReport, type MailReport, readReports } from './report.js';
