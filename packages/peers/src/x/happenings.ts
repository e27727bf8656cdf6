import type { PeerOptions, PlayedFile, PlayedMessage } from '../kit/peer.js';
import { WebhookPlayer } from '../kit/webhook-player.js';
import { described, type Person } from './people.js';
import { eventUuid } from './snowflakes.js';
import { afterChallenge, signedWebhook } from './webhooks.js';

export interface DirectMessage {
  readonly id: string;
  readonly from: Person;
  readonly to: Person;
  readonly text: string;
  readonly at: number;
  readonly media?: { readonly address: string; readonly file: PlayedFile } | null;
}

/** Reports the account's events to the receiver through the Activity API. */
export class Happenings {
  readonly #player: WebhookPlayer;

  constructor(
    private readonly options: PeerOptions,
    private readonly consumerSecret: string,
    private readonly account: Person,
  ) {
    this.#player = new WebhookPlayer({ ...options, deliver: afterChallenge(consumerSecret, options) });
  }

  settled(): Promise<void> {
    return this.#player.settled();
  }

  message(message: DirectMessage, delay: number): void {
    const { id, from, to, text, at } = message;
    const link = 'https://t.co/aFile';
    const media = message.media ?? null;
    const event = {
      type: 'message_create',
      id,
      created_timestamp: String(at),
      message_create: {
        target: { recipient_id: to.id },
        sender_id: from.id,
        message_data: {
          text: escaped(media === null ? text : `${text} ${link}`),
          entities: { hashtags: [], symbols: [], user_mentions: [], urls: [] },
          ...(media !== null && {
            attachment: {
              type: 'media',
              media: { id_str: id, media_url_https: media.address, url: link, type: 'photo' },
            },
          }),
        },
      },
    };
    const type = from.id === this.account.id ? 'dm.sent' : 'dm.received';
    this.#tell(type, { direct_message_events: [event], users: usersOf(from, to) }, delay);
  }

  /** @param times how often it is reported. */
  read(reader: Person, lastReadId: string, at: number, delay: number, times: number): void {
    const event = {
      created_timestamp: String(at),
      sender_id: reader.id,
      target: { recipient_id: this.account.id },
      last_read_event_id: lastReadId,
    };
    this.#tell(
      'dm.read',
      { direct_message_mark_read_events: [event], users: usersOf(reader, this.account) },
      delay,
      times,
    );
  }

  mention(id: string, author: Person, { text, inReplyTo }: PlayedMessage, at: number): void {
    const answered = inReplyTo?.startsWith('post:') ? inReplyTo.slice('post:'.length) : null;
    const payload = {
      id,
      text: escaped(text),
      author_id: author.id,
      conversation_id: answered ?? id,
      created_at: new Date(at).toISOString(),
      edit_history_tweet_ids: [id],
      lang: 'und',
      ...(answered !== null && { referenced_tweets: [{ type: 'replied_to', id: answered }] }),
    };
    this.#tell('post.mention.create', payload, 0, 1, { users: [described(author), described(this.account)] });
  }

  #tell(type: string, payload: object, delay: number, times = 1, includes: object | null = null): void {
    const data = {
      event_uuid: eventUuid(this.options.random),
      filter: { user_id: this.account.id },
      event_type: type,
      tag: type,
      payload,
      ...(includes !== null && { includes }),
    };
    this.#player.play(() => signedWebhook(this.consumerSecret, { data }), delay, times);
  }
}

/** X escapes three characters in all texts it returns. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const usersOf = (...people: readonly Person[]) =>
  Object.fromEntries(people.map((person) => [person.id, { data: described(person) }]));

/** Whether a text mentions the account, which makes it a post rather than a direct message. */
export const namesAccount = (text: string, username: string): boolean =>
  new RegExp(`(?:^|[^\\w@])@${username}\\b`, 'i').test(text);
