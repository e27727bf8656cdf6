import { connectImap, connectSignedIn, type MailTransport } from '@concordia/channels/imap';
import type { Connect } from '@concordia/channels/port';
import type { MailboxProvider } from '@concordia/domain';
import { logInToImap } from './imap.js';
import { deliver, logInToSmtp } from './smtp.js';

const transport: MailTransport = { deliver, logInToImap, logInToSmtp };

export const MAIL_CONNECTS: Readonly<Record<MailboxProvider, Connect>> = {
  imap: connectImap(transport),
  microsoft: connectSignedIn('microsoft', transport),
  google: connectSignedIn('google', transport),
};
