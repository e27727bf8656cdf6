import { messageKey, Repeats } from '../message-key.js';
import { foldedName } from '../person-name.js';
import type { ArchiveItem, ArchiveText, ArchiveThread, ArchiveWallTime, ParseContext } from '../types.js';
import { entriesOf, isBracketed, surveyOf, type WhatsappEntry, type WhatsappSurvey } from './chat.js';
import { chatNameOf, isSameName } from './chat-name.js';
import { contentOf } from './content.js';
import { wallTimeOf } from './date-order.js';

/** Reads a chat that was exported from WhatsApp: `_chat.txt`, or `WhatsApp Chat with Ada.txt`. */
export async function* readWhatsapp(text: ArchiveText, context: ParseContext): AsyncGenerator<ArchiveItem> {
  const survey = await surveyOf(text.open());
  const reader = new ChatReader(survey, threadOf(survey, text.path, context), context);
  for await (const entry of entriesOf(text.open())) yield reader.read(entry);
}

/** A chat of two is with whoever is not us; before that is known, with whom the file is named after. */
export function threadOf({ names }: WhatsappSurvey, path: string, context: ParseContext): ArchiveThread {
  const chatName = chatNameOf([path, context.archiveName]);
  const others = names.filter((name) => !context.owners.some((owner) => isSameName(owner, name)));
  const named = names.find((name) => chatName !== null && isSameName(name, chatName)) ?? null;
  const isKnown = context.owners.length > 0;
  const isGroup =
    names.length > 2 || (isKnown ? others.length > 1 : names.length === 2 && chatName !== null && named === null);
  const other = isGroup ? null : isKnown ? (others[0] ?? (others.length === 0 ? chatName : null)) : named;
  const groupName = chatName ?? names.toSorted().slice(0, 3).join(', ');
  return {
    key: isGroup ? `group ${foldedName(groupName)}` : `chat ${foldedName(other ?? groupName)}`,
    name: isGroup ? groupName : null,
    isGroup,
    groupId: null,
    other: other === null ? null : personOf(other),
    isAutomatic: false,
  };
}

const personOf = (name: string) => ({ id: name, name });

class ChatReader {
  readonly #repeats = new Repeats();
  /** Messages of the same minute or second keep their order. */
  #moment = 0;
  #sameMoment = 0;

  constructor(
    private readonly survey: WhatsappSurvey,
    private readonly thread: ArchiveThread,
    private readonly context: ParseContext,
  ) {}

  read({ header, text: written }: WhatsappEntry): ArchiveItem {
    const { author } = header;
    if (author === null) return { kind: 'skipped', reason: 'service', ours: null };
    const content = contentOf(written, isBracketed(header), this.context.hasFile);
    if (content.kind === 'notice') return { kind: 'skipped', reason: 'service', ours: null };
    if (content.kind === 'deleted')
      return { kind: 'skipped', reason: 'deleted', ours: content.isByUs ? personOf(author) : null };
    const wall = wallTimeOf(header, this.survey.order);
    if (wall === null) return { kind: 'problem', code: 'record_undated' };
    const { text, files } = content;
    const minute = minuteOf(wall);
    const repeat = this.#repeats.next(minute, `${author} ${text}`);
    return {
      kind: 'message',
      thread: this.thread,
      author: personOf(author),
      others: [],
      // The minute, because Android exports no seconds; the wall time, because phones travel.
      key: messageKey('whatsapp', this.thread.key, foldedName(author), minute, text, repeat),
      providerId: null,
      at: this.#instantOf(wall),
      subject: null,
      text,
      files,
      reactions: [],
      inReplyTo: null,
    };
  }

  #instantOf(wall: ArchiveWallTime): number {
    const at = this.context.instantOf(wall);
    this.#sameMoment = at === this.#moment ? this.#sameMoment + 1 : 0;
    this.#moment = at;
    return at + Math.min(this.#sameMoment, 999);
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

const minuteOf = ({ year, month, day, hour, minute }: ArchiveWallTime): string =>
  `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
