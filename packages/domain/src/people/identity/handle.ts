import type { Channel } from '../../channels/channels.js';
import { normalizeAddress } from './address.js';

/** Allowed characters of a username. */
const NAMED = /^[\p{L}\p{N}._:+-]{1,100}$/u;

/** A WhatsApp user with a hidden number has a business-scoped id of a country code and letters: `US.13491208655302741918`. */
const SCOPED_USER = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/u;

/** A WhatsApp group, whose id has large and small letters. */
const GROUP = /^group:[\w=.-]{1,200}$/u;

/** LinkedIn members without a known profile: case-sensitive ids. */
const MEMBER = /^urn:li:person:[\w-]{1,100}$/u;

/**
 * The stored form of a handle, so that two spellings are one contact point.
 *
 * @param readPhone parses a phone number to E.164; an unreadable one is not a WhatsApp or SMS handle.
 * @returns `null` if it is not a handle of the channel.
 */
export function normalizeHandle(
  channel: Channel,
  written: string,
  readPhone: (written: string) => string | null,
): string | null {
  if (channel === 'email') return normalizeAddress(written);
  if (channel === 'whatsapp' && SCOPED_USER.test(written)) return written;
  if (channel === 'whatsapp' && GROUP.test(written)) return written;
  if (channel === 'whatsapp' || channel === 'sms') return readPhone(written);
  if (channel === 'linkedin' && MEMBER.test(written)) return written;
  if (channel === 'linkedin') return linkedinHandle(written) ?? nameOf(written);
  const name = nameOf(written);
  // The @ distinguishes Telegram usernames from chat numbers; those of groups are negative.
  return channel === 'telegram' && name !== null && !/^-?\d+$/u.test(name) ? `@${name}` : name;
}

function nameOf(written: string): string | null {
  const name = written.trim().replace(/^@/u, '').normalize('NFC').toLowerCase();
  return NAMED.test(name) ? name : null;
}

/** The name in a profile address, `ada-lindqvist` of `https://www.linkedin.com/in/ada-lindqvist/`; `null` if there is none. */
export function linkedinHandle(address: string): string | null {
  const [, name] = /linkedin\.com\/in\/([^/?#]+)/iu.exec(address) ?? [];
  if (name === undefined) return null;
  try {
    return nameOf(decodeURIComponent(name));
  } catch {
    return null;
  }
}
