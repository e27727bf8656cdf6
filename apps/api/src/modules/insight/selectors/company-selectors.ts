import { isFreeHost } from '@concordia/domain';
import { companyIdOf } from '@concordia/domain/graph';
import { bitOfSource, type Evidence, type KnownSelector, learn, type Reading } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { SelectorWriter } from './selector-writer.js';
import { SelectorsRepository, type StoredSelector } from './selectors.repository.js';

/** Maximum people whose facts a company inherits. */
const MOST_MEMBERS = 200;
const ON_A_CARD = bitOfSource('contact');

/** Selector types that a company inherits from its people. */
const SHARED: ReadonlySet<string> = new Set(['domain', 'industry', 'funding_round', 'tech_stack']);

@Injectable()
export class CompanySelectors {
  constructor(
    private readonly selectors: SelectorsRepository,
    private readonly writer: SelectorWriter,
  ) {}

  /** Updates the companies that a person names, including those named before. */
  async follow(tx: WorkspaceTransaction, ofPerson: readonly KnownSelector[]): Promise<void> {
    const named = ofPerson.filter(({ type, sourceBits }) => type === 'organization' && (sourceBits & ON_A_CARD) !== 0);
    for (const organization of new Set(named.map(({ value }) => value))) await this.#derive(tx, organization);
  }

  /** Updates companies where nobody works any more, which removes their selectors. */
  async sweep(tx: WorkspaceTransaction): Promise<void> {
    for (const organization of await this.selectors.deserted(tx)) await this.#derive(tx, organization);
  }

  async #derive(tx: WorkspaceTransaction, organization: string): Promise<void> {
    const nodeId = companyIdOf(currentPrincipal().workspaceId, organization);
    if (nodeId === null) return;
    const stored = await this.selectors.ofNodes([nodeId], tx);
    const members = await this.selectors.membersOf(tx, organization, MOST_MEMBERS);
    const people = members.length === 0 ? [] : await this.selectors.ofNodes(members, tx);
    const shared = people.filter((selector) => isShared(selector, organization));
    const node = { nodeType: 'Company', nodeId, contactId: null } as const;
    await this.writer.save(tx, node, stored, learn([], shared.flatMap(readingsOf)));
  }
}

/** A free email domain says nothing about an employer. */
function isShared({ type, value }: StoredSelector, organization: string): boolean {
  if (type === 'organization') return value === organization;
  return SHARED.has(type) && !(type === 'domain' && isFreeHost(value));
}

const readingsOf = ({ type, value, evidence }: StoredSelector): Reading[] =>
  evidence.map(({ source, quote, messageId, foundAt }: Evidence) => ({
    found: [{ type, value, source, quote }],
    messageId,
    at: foundAt,
  }));
