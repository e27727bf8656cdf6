/**
 * What a message carries besides its text and files. The first group are placeholders: content that cannot be shown, or things that happened in the
 * chat. The second group stands beside a text.
 */
export const NOTE_KINDS = [
  'unsupported',
  'disappearing',
  'encrypted',
  'call',
  'group',
  'system',
  'poll',
  'checklist',
  'payment',
  'game',
  'giveaway',
  'contact',
  'order',
  'location',
  'link',
  'post',
  'product',
  'story_reply',
  'story_mention',
  'ad',
  'referral',
  'button',
  'form',
  'sticker',
  'forwarded',
] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];

/** A fact about a message, as its provider states it. Words are the contact's or the provider's own, never translated. */
export interface MessageNote {
  readonly kind: NoteKind;
  /** The name of it: a question, a contact, a place, a title, a provider's term for what it cannot deliver. */
  readonly title?: string;
  /** An address, a description, a status. */
  readonly detail?: string;
  /** Only `https:` and `http:`. */
  readonly url?: string;
  /** Answers of a poll, tasks of a checklist, numbers and addresses of a contact, lines of an order. */
  readonly items?: readonly string[];
  readonly place?: { readonly latitude: number; readonly longitude: number };
}

/** Notes of one message that are kept, items of a note, and the length of a text, in UTF-16 units. */
const MOST_NOTES = 20;
const MOST_ITEMS = 30;
const LONGEST = 500;
const LONGEST_URL = 2_000;

/** Things that happened in a chat: nobody wrote, so nobody waits for a reply. */
const HAPPENINGS: ReadonlySet<NoteKind> = new Set(['group', 'system', 'giveaway']);

export const isHappening = ({ kind }: MessageNote): boolean => HAPPENINGS.has(kind);

/** Notes as they are stored: bounded, without empty facts, control characters and addresses that are no links. */
export const keptNotes = (notes: readonly MessageNote[]): readonly MessageNote[] =>
  notes.slice(0, MOST_NOTES).map(({ kind, title, detail, url, items = [], place }) => {
    const [named, described] = [shown(title), shown(detail)];
    const link = linkOf(url);
    const listed = items
      .slice(0, MOST_ITEMS)
      .map(shown)
      .filter((item) => item !== '');
    return {
      kind,
      ...(named !== '' && { title: named }),
      ...(described !== '' && { detail: described }),
      ...(link !== null && { url: link }),
      ...(listed.length > 0 && { items: listed }),
      ...(place !== undefined && isPlace(place) && { place }),
    };
  });

function shown(text = ''): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function linkOf(url = ''): string | null {
  if (url.length > LONGEST_URL || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const isPlace = ({ latitude, longitude }: NonNullable<MessageNote['place']>): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The English name of each kind, for lists and searches of messages that have no text. */
const NAMES: Readonly<Record<NoteKind, string>> = {
  unsupported: 'Unsupported message',
  disappearing: 'Disappearing message',
  encrypted: 'Encrypted message',
  call: 'Call',
  group: 'Group',
  system: 'System message',
  poll: 'Poll',
  checklist: 'Checklist',
  payment: 'Payment',
  game: 'Game',
  giveaway: 'Giveaway',
  contact: 'Contact',
  order: 'Order',
  location: 'Location',
  link: 'Link',
  post: 'Shared post',
  product: 'Product',
  story_reply: 'Reply to your story',
  story_mention: 'Mention in a story',
  ad: 'From an ad',
  referral: 'From a link',
  button: 'Button',
  form: 'Form',
  sticker: 'Sticker',
  forwarded: 'Forwarded',
};

/** One line for a message without text, such as “Poll: Lunch?”; empty without notes. */
export function noteSummary(notes: readonly MessageNote[]): string {
  const [first] = notes;
  if (first === undefined) return '';
  const said = first.title ?? first.detail ?? first.items?.[0] ?? '';
  return said === '' ? NAMES[first.kind] : `${NAMES[first.kind]}: ${said}`;
}
