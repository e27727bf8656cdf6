import { failureSentence, type OutgoingTemplate, type TemplateValue } from '@concordia/channels/port';
import type { FilledTemplate, MessageTemplate } from '@concordia/contract/inbox';
import { type Channel, MINUTE, SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, preferredAccount } from '../../channels/connections/connection.row.js';

/** How long the provider's list is cached, in ms: the longest wait for a newly approved template. */
const KEPT_FOR = 5 * MINUTE;

const TIMEOUT = 20 * SECOND;

interface Kept {
  /** Identifies the state of the connection. */
  readonly mark: string;
  readonly until: number;
  readonly templates: Promise<readonly MessageTemplate[]>;
}

/** A template as it is sent, and how it reads. */
export interface ReadyTemplate {
  readonly text: string;
  /** The file that has to go with it. */
  readonly media: MessageTemplate['media'];
  readonly template: OutgoingTemplate;
}

@Injectable()
export class TemplatesService {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns an empty list if the account has no templates. Calls the provider: never call it inside a transaction.
   *
   * @param accountId defaults to the channel's preferred account.
   * @throws DomainFailure `unavailable` if the provider does not respond.
   */
  async list(channel: Channel, accountId: string | null = null): Promise<readonly MessageTemplate[]> {
    const connection =
      accountId === null
        ? preferredAccount(await this.channels.ofChannel(this.db.read, channel))
        : await this.channels.account(this.db.read, accountId);
    if (connection === undefined || connection.mode === 'not_connected') return [];
    const key = connection.id;
    const mark = markOf(connection);
    const now = this.clock.now();
    const known = this.#kept.get(key);
    if (known?.mark === mark && known.until > now) return known.templates;
    const templates = this.#ask(connection);
    this.#kept.set(key, { mark, until: now + KEPT_FOR, templates });
    // Failures are not cached.
    templates.catch(() => this.#kept.delete(key));
    return templates;
  }

  /** Asks the provider at the next look: it has decided about a template. */
  forget(accountId: string): void {
    this.#kept.delete(accountId);
  }

  /**
   * A template with all its places filled in.
   *
   * @throws DomainFailure `invalid` if the template is not approved, or has a different number of places.
   */
  async fill(
    channel: Channel,
    { name, language, parameters }: FilledTemplate,
    accountId: string | null = null,
  ): Promise<ReadyTemplate> {
    const found = (await this.list(channel, accountId)).find((one) => one.name === name && one.language === language);
    if (found === undefined) {
      const details = [
        { field: 'body.template.name', expected: 'an approved template', received: `${name} ${language}` },
      ];
      const said = 'The provider has not approved this template. Choose another one.';
      throw new DomainFailure('invalid', 'NO_SUCH_TEMPLATE', said, details);
    }
    if (parameters.length !== found.parameters) {
      const expected = `${found.parameters} of them`;
      const details = [{ field: 'body.template.parameters', expected, received: String(parameters.length) }];
      throw new DomainFailure('invalid', 'TEMPLATE_PARAMETERS', 'Fill in all parameters of the template.', details);
    }
    const values = found.places.map(({ part, index, name }, place) => ({
      part,
      index,
      name,
      text: parameters[place] ?? '',
    }));
    const [header, body] = [filledPart(found.header, 'header', values), filledPart(found.body, 'body', values)];
    const text = [header, body, found.footer].filter((part) => part !== null).join('\n\n');
    return { text, media: found.media, template: { name, language, values } };
  }

  async #ask(connection: ConnectionRow): Promise<readonly MessageTemplate[]> {
    const adapter = await this.adapters.forAccount(connection);
    const result = await adapter?.templates?.(AbortSignal.timeout(TIMEOUT));
    if (result === undefined) return [];
    if (result.ok)
      return result.templates.map((one) => ({ ...one, places: [...one.places], parameters: one.places.length }));
    const reason = failureSentence(result.failure, connection.channel, result.providerCode);
    throw new DomainFailure('unavailable', 'TEMPLATES_UNAVAILABLE', `The templates could not be loaded. ${reason}`);
  }
}

function filledPart(text: string | null, part: TemplateValue['part'], values: readonly TemplateValue[]): string | null {
  const texts = new Map(values.filter((value) => value.part === part).map(({ name, text }) => [name, text]));
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name) => texts.get(name) ?? place) ?? null;
}

const markOf = ({ mode, provider, version }: ConnectionRow): string => `${mode} ${provider} ${version}`;
