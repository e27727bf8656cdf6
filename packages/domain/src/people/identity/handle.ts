import type { Channel } from '../../channels/channels.js';
import { normaliseAddress } from './address.js';

/** How a channel writes a name: what its people put before it, and which letters it can have. */
const NAMED = /^[\p{L}\p{N}._:+-]{1,100}$/u;

/** Who hides their number on WhatsApp is known to a business by a country and letters: `US.13491208655302741918`. */
const SCOPED_USER = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/u;

/** Members of LinkedIn without a profile that we know: numbers in letters, large and small. */
const MEMBER = /^urn:li:person:[\w-]{1,100}$/u;

/**
 * The form in which a handle is kept, so that two spellings of one are one point.
 *
 * @param readPhone reads a phone number to E.164; what it cannot read is no handle of WhatsApp and SMS.
 * @returns `null` for what is no handle of the channel.
 */
export function normaliseHandle(
  channel: Channel,
  written: string,
  readPhone: (written: string) => string | null,
): string | null {
  if (channel === 'email') return normaliseAddress(written);
  if (channel === 'whatsapp' && SCOPED_USER.test(written)) return written;
  if (channel === 'whatsapp' || channel === 'sms') return readPhone(written);
  if (channel === 'linkedin' && MEMBER.test(written)) return written;
  if (channel === 'linkedin') return linkedinHandle(written) ?? nameOf(written);
  const name = nameOf(written);
  // Telegram tells people's names from the numbers of chats by the sign; those of groups are negative.
  return channel === 'telegram' && name !== null && !/^-?\d+$/u.test(name) ? `@${name}` : name;
}

function nameOf(written: string): string | null {
  const name = written.trim().replace(/^@/u, '').normalize('NFC').toLowerCase();
  return NAMED.test(name) ? name : null;
}

/** The name in the address of a profile, `ada-lindqvist` of `https://www.linkedin.com/in/ada-lindqvist/`; `null` when there is none. */
export function linkedinHandle(address: string): string | null {
  const [, name] = /linkedin\.com\/in\/([^/?#]+)/iu.exec(address) ?? [];
  if (name === undefined) return null;
  try {
    return nameOf(decodeURIComponent(name));
  } catch {
    return null;
  }
}
