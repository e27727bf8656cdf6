import { isFreeHost } from '@concordia/domain';
import { companyIdOf } from '@concordia/domain/graph';
import { bitOfSource, type Evidence, type KnownSelector, learn, type Reading } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { SelectorWriter } from './selector-writer.js';
import { SelectorsRepository, type StoredSelector } from './selectors.repository.js';

/** People of a company from whom its facts are taken. */
const MOST_MEMBERS = 200;
const ON_A_CARD = bitOfSource('contact');

/** What is known of people that is also true of where they work. */
const SHARED: ReadonlySet<string> = new Set(['domain', 'industry', 'funding_round', 'tech_stack']);

/** Keeps the selectors of companies in step with those of their people. */
@Injectable()
export class CompanySelectors {
  constructor(
    private readonly selectors: SelectorsRepository,
    private readonly writer: SelectorWriter,
  ) {}

  /** Derives the companies anew that these selectors of a person name, those that they named before included. */
  async follow(tx: WorkspaceTransaction, ofPerson: readonly KnownSelector[]): Promise<void> {
    const named = ofPerson.filter(({ type, sourceBits }) => type === 'organization' && (sourceBits & ON_A_CARD) !== 0);
    for (const organization of new Set(named.map(({ value }) => value))) await this.#derive(tx, organization);
  }

  /** Derives the companies anew that nobody works at any more: nothing is left of them. */
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

/** A domain at which everybody can have an address says nothing of where somebody works. */
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
