/** An undeliverable email, as reported by the server that gave up (RFC 3464). */
export interface BouncedMail {
  /** Without brackets. */
  readonly messageId: string;
  /** The report's own. */
  readonly reportId: string;
  readonly sender: string;
  /** Everybody whom it did not reach. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** ms since the epoch. */
  readonly at: number;
}

const HOST = 'mail.peer.example';
const BOUNDARY = 'report-of-mail';
const SAID = '550 5.1.1 The mailbox does not exist';

/** A bounce report: a text part, a machine-readable part, and the header of the bounced email. */
export function bounceOf({ messageId, reportId, sender, recipients, subject, at }: BouncedMail): string {
  const date = new Date(at).toUTCString().replace('GMT', '+0000');
  return [
    `From: Mail Delivery System <MAILER-DAEMON@${HOST}>`,
    `To: ${sender}`,
    'Subject: Undelivered mail returned to sender',
    `Date: ${date}`,
    `Message-ID: <${reportId}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `Your mail could not be delivered to ${recipients.join(', ')}.`,
    SAID,
    '',
    `--${BOUNDARY}`,
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; ${HOST}`,
    `Arrival-Date: ${date}`,
    ...recipients.flatMap((recipient) => [
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      `Diagnostic-Code: smtp; ${SAID}`,
    ]),
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/rfc822-headers',
    '',
    `From: ${sender}`,
    `To: ${recipients.join(', ')}`,
    `Subject: ${subject}`,
    `Message-ID: <${messageId}>`,
    '',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}
