import { createHash } from 'node:crypto';
import { mentionedIds } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MessageReferencesRepository } from './message-references.repository.js';

/** An email's threading headers, without angle brackets. */
export interface MailLinks {
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** Oldest first. */
  readonly references: readonly string[];
}

/** The local part of Message-IDs we generate. The domain depends on the sending address. */
const OWN_LEFT = /^([0-9a-f]{32})@/;

/** The local part of the Message-ID of an email we send under a key. */
export const ownLeft = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);

/** Assigns emails to conversations by Message-ID, never by subject. */
@Injectable()
export class Threads {
  constructor(private readonly references: MessageReferencesRepository) {}

  /**
   * Finds the conversation of the nearest ancestor: In-Reply-To first, then references, newest first. An email that arrives after its reply joins the
   * reply's conversation.
   */
  async find(tx: WorkspaceTransaction, { messageId, inReplyTo, references }: MailLinks): Promise<string | null> {
    const near = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()].slice(0, 100);
    const names = [...near, messageId].flatMap((id) => [id, ...(OWN_LEFT.exec(id)?.slice(1) ?? [])]);
    const known = await this.references.conversationsOf(tx, names);
    const nearest = names.find((name) => known.has(name));
    return nearest === undefined ? null : (known.get(nearest) ?? null);
  }

  /** The conversation of the first of these that is the Message-ID of an email we sent. */
  async findOwn(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string | null> {
    const own = ids.flatMap((id) => OWN_LEFT.exec(id)?.slice(1) ?? []);
    if (own.length === 0) return null;
    const known = await this.references.conversationsOf(tx, own);
    const first = own.find((left) => known.has(left));
    return first === undefined ? null : (known.get(first) ?? null);
  }

  /** Records every Message-ID an email mentions, so that siblings and late parents find its conversation. */
  async remember(tx: WorkspaceTransaction, { messageId, inReplyTo, references }: MailLinks, conversationId: string) {
    const links = { messageId, inReplyTo: inReplyTo === null ? [] : [inReplyTo], references };
    await this.references.insert(tx, mentionedIds(links), conversationId);
  }

  /** Records an email we sent, by its idempotency key (the source of its Message-ID) and by the provider's id. */
  async rememberOwn(tx: WorkspaceTransaction, idempotencyKey: string, providerId: string, conversationId: string) {
    await this.references.insert(tx, [...new Set([ownLeft(idempotencyKey), providerId])], conversationId);
  }
}
