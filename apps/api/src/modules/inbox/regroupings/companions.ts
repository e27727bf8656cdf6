import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { addLabels, draftOf, labelsOf, putDraft, removeLabels } from './companions.repository.js';
import { joinedDraft, NO_TEXT, partedDraft, type Text } from './joined-drafts.js';
import { Parts } from './parts.js';

/** The drafts and projects of conversations that are merged or split. */
@Injectable()
export class Companions {
  constructor(
    private readonly parts: Parts,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The draft stays where it was as well, out of sight, so that an undo finds it. */
  async joinDraft(tx: WorkspaceTransaction, from: string, to: string): Promise<void> {
    const mine = await draftOf(tx, to);
    const joined = joinedDraft(mine, await draftOf(tx, from));
    if (joined !== null) await this.#write(tx, to, joined, mine?.version ?? 0);
  }

  async partDraft(tx: WorkspaceTransaction, from: string, back: string): Promise<void> {
    const mine = await draftOf(tx, from);
    const parted = partedDraft(mine, await draftOf(tx, back));
    if (parted !== null) await this.#write(tx, from, parted, mine?.version ?? 0);
  }

  /** The draft answers the newest message, so it goes where that goes. */
  async moveDraft(tx: WorkspaceTransaction, from: string, to: string): Promise<void> {
    const mine = await draftOf(tx, from);
    if (mine === undefined || mine.content === '') return;
    await this.#write(tx, to, mine, 0);
    await this.#write(tx, from, NO_TEXT, mine.version);
  }

  async joinLabels(tx: WorkspaceTransaction, regroupingId: string | null, from: string, to: string): Promise<void> {
    const [mine, theirs] = [new Set(await labelsOf(tx, to)), await labelsOf(tx, from)];
    const added = theirs.filter((id) => !mine.has(id));
    await this.parts.note(tx, regroupingId, { kind: 'label', fromId: from, ids: theirs });
    await this.parts.note(tx, regroupingId, { kind: 'added label', fromId: to, ids: added });
    await addLabels(tx, to, added);
    await removeLabels(tx, from, theirs);
  }

  async copyLabels(tx: WorkspaceTransaction, from: string, to: string): Promise<void> {
    await addLabels(tx, to, await labelsOf(tx, from));
  }

  async #write(
    tx: WorkspaceTransaction,
    conversation_id: string,
    { content, html, subject, addressing }: Text,
    version: number,
  ): Promise<void> {
    const updated_at = this.clock.now();
    const text = { content, html, subject, addressing };
    await putDraft(tx, { id: this.ids.next(), conversation_id, ...text, version: version + 1, updated_at });
  }
}
