import type { Channel, FileForm, SendFailure } from '@concordia/domain';

export interface OutgoingFile {
  readonly name: string;
  /** `image/png` … */
  readonly contentType: string;
  readonly content: Uint8Array;
  /** A public address of the same bytes, for providers that fetch files; valid for an hour. */
  readonly link?: string;
  /** Content-ID of an inline image in email HTML (`cid:`); letters, digits, dots and hyphens. */
  readonly contentId?: string;
}

/** A pre-approved message, for channels that accept nothing else outside their window. */
export interface OutgoingTemplate {
  readonly name: string;
  /** BCP 47 with an underscore, as Meta writes it: `en_US`. */
  readonly language: string;
  readonly values: readonly TemplateValue[];
  /** The provider's own id of it (Twilio: `HX…`); omitted where name and language identify it. */
  readonly reference?: string | undefined;
}

/** A text that a template leaves open. */
export interface TemplatePlace {
  readonly part: 'header' | 'body' | 'button';
  /** Of a button among the template's buttons; 0 elsewhere. */
  readonly index: number;
  /** As it stands between {{ and }}: `1`, or `customer_name` where placeholders are named. */
  readonly name: string;
  /** An example, or the label of the button; `null` if the provider tells none. */
  readonly hint: string | null;
}

export interface TemplateValue extends Omit<TemplatePlace, 'hint'> {
  readonly text: string;
}

export interface ApprovedTemplate extends Pick<OutgoingTemplate, 'name' | 'language' | 'reference'> {
  readonly category: 'marketing' | 'utility' | 'authentication';
  /** Texts above and below the body; `null` if absent. The header has placeholders as the body does. */
  readonly header: string | null;
  readonly footer: string | null;
  /** With placeholders {{1}}, {{2}} … or {{name}}. */
  readonly body: string;
  /** The kind of file that has to stand above the body; `null` if none. */
  readonly media: 'image' | 'video' | 'document' | null;
  readonly places: readonly TemplatePlace[];
}

export interface AnsweredMessage {
  readonly providerMessageId: string;
  /** The Message-IDs of the thread, oldest first; empty outside email. */
  readonly references: readonly string[];
}

/** A recipient, as the header of an email names them. */
export interface OutgoingMailbox {
  readonly name: string | null;
  readonly address: string;
}

/** Everybody who gets an email, each address once. */
export interface OutgoingRecipients {
  readonly to: readonly OutgoingMailbox[];
  readonly cc: readonly OutgoingMailbox[];
  /** Named in no header that a recipient sees. */
  readonly bcc: readonly OutgoingMailbox[];
  /** Where replies go; the sender if empty. */
  readonly replyTo: readonly OutgoingMailbox[];
}

export interface OutgoingMessage {
  readonly channel: Channel;
  /** The recipient's handle. */
  readonly to: string;
  /** Email only: everybody who gets it, instead of `to` alone. */
  readonly recipients?: OutgoingRecipients;
  readonly text: string;
  /** The HTML version, for email only; built from the text if omitted. */
  readonly html?: string;
  readonly subject: string | null;
  /** Stable across retries of this send: a provider that supports such keys sends it once. */
  readonly idempotencyKey: string;
  readonly files?: readonly OutgoingFile[];
  readonly template?: OutgoingTemplate | null;
  /** Written by a person after the window of all other messages: the provider wants to be told. */
  readonly isByHumanAgent?: boolean;
  /** How its one file is sent, if not as a file. */
  readonly form?: FileForm;
  readonly answers?: AnsweredMessage | null;
  /** For automated email: the one-click unsubscribe address (RFC 8058). The email is marked as automated. */
  readonly unsubscribeUrl?: string | null;
  /** Marks system email to workspace members, so that it is recognized in a folder of sent email. */
  readonly isSystemMail?: boolean;
}

/** One of several recipients, whom an accepted email will not reach. */
export interface RefusedRecipient {
  /** In lower case. */
  readonly address: string;
  readonly failure: SendFailure;
  readonly providerCode: string | null;
}

/** The result of one attempt. Failures are expected, so they are results rather than exceptions. */
export type SendResult =
  | {
      readonly ok: true;
      readonly providerMessageId: string;
      /** Recipients of an email whom the provider refused while it accepted the email for others; omitted if there are none. */
      readonly refused?: readonly RefusedRecipient[];
      /** The email as transmitted, where the provider leaves it to us to keep it in the folder of sent email; omitted elsewhere. */
      readonly sentCopy?: Uint8Array;
    }
  | {
      readonly ok: false;
      /** `transient` was certainly not accepted; `unconfirmed` may have been, because no response came. */
      readonly failure: SendFailure;
      readonly providerCode: string | null;
      /** How long the provider asks us to wait, in ms. */
      readonly retryAfterMs: number | null;
    };
