import { instantOfUuid, namedUuid } from '@concordia/domain';
import { actionOf } from '@concordia/domain/evaluation';
import { refill } from '@concordia/domain/reply-memory';
import { openMessages, type SuggestedReply, type Thread, understandText } from '@concordia/domain/suggestions';
import { spreadOf } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { GLANCE, NearestMessages } from './nearest-messages.js';
import { VectorModels } from './vector-models.js';
import { VectorsRepository } from './vectors.repository.js';

/** A suggested reply that we gave before. */
export interface RememberedReply extends SuggestedReply {
  /** The message that we answered so. */
  readonly answeredId: string;
}

/** Past messages looked at. */
const LOOKED_AT = 60;
/**
 * How near a past message must be, as a cosine. Chosen on the replay of the demo (docs/models.md). What only
 * tells something must be nearer than what asks, offers or sends.
 */
const NEAR = 0.27;
const NEAR_FOR_TELLING = 0.5;

/** Finds how we answered before what is like a message, and says it as an answer to this one. */
@Injectable()
export class ReplyMemory {
  constructor(
    private readonly nearest: NearestMessages,
    private readonly models: VectorModels,
    private readonly vectors: VectorsRepository,
  ) {}

  /**
   * @param conversationId of the message; its own past answers are no memory.
   * @param before only answers given before it, in ms since the epoch.
   * @returns `null` where nothing fits: no suggestion is better than a wrong one.
   */
  async recall(
    thread: Thread & { readonly subject?: string | null },
    messageId: string,
    conversationId: string,
    before: number,
  ): Promise<RememberedReply | null> {
    const message = openMessages(thread.messages, messageId).at(-1);
    const loaded = await this.models.current();
    if (message === undefined || loaded === null) return null;
    const { intent, sentence, probability } = understandText(message.text);
    if (intent === 'other') return null;
    const found = await this.nearest.find(`${thread.subject ?? ''}\n${message.text}`, LOOKED_AT, NEAR, GLANCE);
    const nearOf = new Map(found.map(({ id, near }) => [id, near]));
    const past = (await this.vectors.answered([...nearOf.keys()], before))
      .filter(({ conversation_id }) => conversation_id !== conversationId)
      .toSorted((one, other) => (nearOf.get(other.id) ?? 0) - (nearOf.get(one.id) ?? 0));
    for (const pair of past) {
      const said = pair.text ?? pair.excerpt;
      if (understandText(said).intent !== intent) continue;
      const content = refill(
        { message: said, reply: pair.answer_text ?? pair.answer_excerpt, contactName: pair.name },
        {
          channel: thread.channel,
          contactName: thread.contactName,
          message: message.text,
          spread: (word) => spreadOf(loaded.model, word),
        },
      );
      if (content === null) continue;
      if (actionOf(content) === 'answer' && (nearOf.get(pair.id) ?? 0) < NEAR_FOR_TELLING) continue;
      const newest = thread.messages.at(-1)?.id ?? messageId;
      return {
        id: namedUuid(instantOfUuid(messageId) ?? 0, `${messageId} ${newest} memory ${pair.id}`),
        type: 'custom_reply',
        content,
        confidence: Math.round(probability * 100),
        grounds: [{ quote: sentence, messageId: message.id }],
        answeredId: pair.id,
      };
    }
    return null;
  }
}
