/**
 * Rules and maths of the product, without I/O. This index ships to the browser; large modules have their own entry point
 * (`@concordia/domain/sentiment` includes a word list of a hundred kilobytes).
 */

export * from './channels/accounts.js';
export * from './channels/channels.js';
export * from './channels/features.js';
export * from './channels/mail-flags.js';
export * from './channels/mailboxes.js';
export * from './channels/modes.js';
export { telegramReactions } from './channels/profiles/telegram-reactions.js';
export * from './channels/providers.js';
export * from './channels/reactions.js';
export * from './channels/setting-fields.js';
export * from './channels/support.js';
export * from './day/calendars/calendars.js';
export * from './day/market/change.js';
export * from './day/market/instruments.js';
export * from './delivery/eligibility/eligibility.js';
export * from './delivery/eligibility/quiet-hours.js';
export * from './delivery/guardrails/binomial.js';
export * from './delivery/guardrails/evidence.js';
export * from './delivery/guardrails/stop-rule.js';
export * from './delivery/guardrails/verdict.js';
export * from './delivery/limits/files.js';
export * from './delivery/limits/limits.js';
export * from './delivery/limits/recipients.js';
export * from './delivery/limits/sms.js';
export * from './delivery/limits/text-rules.js';
export * from './delivery/outbox/outbox.js';
export * from './delivery/reach/reach.js';
export * from './delivery/receipts/receipts.js';
export * from './hub/filters/filters.js';
export * from './hub/module-signing/canonical.js';
export * from './hub/module-signing/scopes.js';
export * from './hub/webhook-retries/webhook-retries.js';
export * from './inbox/assignment/assignment.js';
export * from './inbox/canned-replies/fill.js';
export * from './inbox/notes/notes.js';
export * from './inbox/placement/place.js';
export * from './inbox/priority/facts.js';
export * from './inbox/priority/reasons.js';
export * from './inbox/priority/score.js';
export * from './inbox/priority/tier.js';
export type { AnsweredHeaders } from './inbox/recipients/answered-headers.js';
export {
  canReceiveEmail,
  distinct as distinctRecipients,
  type Mailbox as NamedMailbox,
  ownTest as ownMailboxTest,
  type Recipient as EmailRecipient,
  recipientKey,
} from './inbox/recipients/mailbox.js';
export { readRecipients } from './inbox/recipients/read-recipients.js';
export * from './inbox/recipients/reply-recipients.js';
export * from './inbox/recipients/third-party.js';
export * from './inbox/stats/counters.js';
export * from './inbox/status/status.js';
export * from './inbox/tables/conversation-sort.js';
export * from './inbox/threading/attach.js';
export * from './inbox/threading/group.js';
export * from './inbox/threading/references.js';
export * from './intake/imports/progress.js';
export * from './people/birthdays/birthdays.js';
export * from './people/deals/stages.js';
export * from './people/identity/address.js';
export * from './people/identity/consent.js';
export * from './people/identity/consent-words.js';
export * from './people/identity/dedupe.js';
export * from './people/identity/handle.js';
export * from './people/identity/merge-evidence.js';
export * from './people/identity/no-reply.js';
export * from './people/identity/own-addresses.js';
export * from './people/identity/person-name.js';
export * from './people/pictures/pictures.js';
export * from './shared/backoff/backoff.js';
export * from './shared/ids/named-uuid.js';
export * from './shared/ids/uuid.js';
export * from './shared/money/currency.js';
export * from './shared/money/region-currency.js';
export * from './shared/paging/cursor.js';
export * from './shared/text/bidi.js';
export * from './shared/text/contact-columns.js';
export * from './shared/text/contact-search.js';
export * from './shared/text/contact-sort.js';
export * from './shared/text/content-line.js';
export * from './shared/text/file-name.js';
export * from './shared/text/fold.js';
export * from './shared/text/graphemes.js';
export * from './shared/text/html.js';
export * from './shared/text/initials.js';
export * from './shared/text/language.js';
export * from './shared/text/preview.js';
export * from './shared/text/search.js';
export * from './shared/text/signals.js';
export * from './shared/text/subject.js';
export * from './shared/time/daily.js';
export * from './shared/time/relative.js';
export * from './shared/time/snooze.js';
export * from './shared/time/time-zone.js';
export * from './shared/time/units.js';
export * from './shared/time/zoned.js';
