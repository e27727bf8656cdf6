import { CHANNEL_NAMES, type Channel, type SendFailure } from '@concordia/domain';

/** Refusals by our own adapters before any call; their codes are more specific than the failure kind. */
const OWN_REFUSALS: ReadonlyMap<string, string> = new Map([
  [
    'partners_only',
    'LinkedIn opens messages to approved partners only. Answer a comment, or write on another channel.',
  ],
  ['not_authorised', 'Nobody has allowed Concordia at X yet. Connect Twitter in Channel Setup.'],
  ['one_file', 'X takes one picture with a message. Send the others in messages of their own.'],
  ['media_type', 'X takes only pictures with a message. Remove the file, or write on another channel.'],
  ['media_too_large', 'X takes pictures of at most 5 MB. Send a smaller one.'],
  ['files_in_public', 'An answer in public goes out without files. Remove them and send it again.'],
  ['no_files', 'LinkedIn takes no files from us. Remove them and send it again.'],
]);

/**
 * Describes a failure and what to do about it.
 *
 * @param providerCode more specific if it is one of our own codes.
 */
export function failureSentence(failure: SendFailure, channel: Channel, providerCode: string | null = null): string {
  const own = providerCode === null ? undefined : OWN_REFUSALS.get(providerCode);
  return own ?? sentenceOf(failure, CHANNEL_NAMES[channel]);
}

function sentenceOf(failure: SendFailure, name: string): string {
  switch (failure) {
    case 'authentication':
      return `${name} did not accept our credentials. Connect the channel again in Channel Setup.`;
    case 'throttled':
      return `${name} asked us to slow down. The message is sent again shortly.`;
    case 'recipient_unreachable':
      return `${name} could not reach this address. Check it, or write on another channel.`;
    case 'opted_out':
      return 'The recipient has opted out. Write on another channel, or wait until they opt in again.';
    case 'window_closed':
      return `${name} allows free messages only within 24 hours of the contact’s last one. Wait until they write.`;
    case 'template_needed':
      return `${name} takes only approved templates now. Wait until they write, or use another channel.`;
    case 'too_long':
      return `The message is too long for ${name}. Shorten it and send it again.`;
    case 'rejected':
      return `${name} refused the message. Change it and send it again.`;
    case 'unconfirmed':
      return `${name} never answered, so the message may have arrived. Look there before you send it again.`;
    case 'stopped':
      return 'What sent this message was stopped, so it is not tried again. Send it yourself if it should still go out.';
    case 'transient':
      return `${name} could not be reached. The message is sent again by itself.`;
  }
}
