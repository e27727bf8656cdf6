import { createHash } from 'node:crypto';
import { mentionedIds } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MessageReferencesRepository } from './message-references.repository.js';

/** What an e-mail says about its place, without angle brackets. */
export interface MailLinks {
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** Oldest first. */
  readonly references: readonly string[];
}

/** The left side of the Message-IDs that we make; which domain stands behind it depends on the address that it left from. */
const OWN_LEFT = /^([0-9a-f]{32})@/;

/** Where e-mails belong, by the Message-IDs that they mention and never by their subject. */
@Injectable()
export class Threads {
  constructor(private readonly references: MessageReferencesRepository) {}

  /**
   * The conversation of the nearest message that it answers: the one named in In-Reply-To, then the references, newest first. A mail that was
   * overtaken by its answer belongs to where that is.
   */
  async find(tx: WorkspaceTransaction, { messageId, inReplyTo, references }: MailLinks): Promise<string | null> {
    const near = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()].slice(0, 100);
    const names = [...near, messageId].flatMap((id) => [id, ...(OWN_LEFT.exec(id)?.slice(1) ?? [])]);
    const known = await this.references.conversationsOf(tx, names);
    const nearest = names.find((name) => known.has(name));
    return nearest === undefined ? null : (known.get(nearest) ?? null);
  }

  /** Remembers all that a mail mentions as being of its conversation, so that a sibling or a late parent finds it. */
  async remember(tx: WorkspaceTransaction, { messageId, inReplyTo, references }: MailLinks, conversationId: string) {
    const links = { messageId, inReplyTo: inReplyTo === null ? [] : [inReplyTo], references };
    await this.references.insert(tx, mentionedIds(links), conversationId);
  }

  /** Remembers a mail of ours, by its key, from which its Message-ID is made, and by the id that the provider gave it. */
  async rememberOwn(tx: WorkspaceTransaction, idempotencyKey: string, providerId: string, conversationId: string) {
    const left = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
    await this.references.insert(tx, [...new Set([left, providerId])], conversationId);
  }
}
