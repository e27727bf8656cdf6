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

/** A template with the provider's own id of it, which nobody else needs. */
interface KnownTemplate {
  readonly shown: MessageTemplate;
  readonly reference: string | undefined;
}

interface Kept {
  /** Identifies the state of the connection. */
  readonly mark: string;
  readonly until: number;
  readonly templates: Promise<readonly KnownTemplate[]>;
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
    return (await this.#known(channel, accountId)).map(({ shown }) => shown);
  }

  async #known(channel: Channel, accountId: string | null): Promise<readonly KnownTemplate[]> {
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
   * @throws DomainFailure `invalid` if the template is not approved, has a different number of places, or takes other texts.
   */
  async fill(
    channel: Channel,
    { name, language, parameters }: FilledTemplate,
    accountId: string | null = null,
  ): Promise<ReadyTemplate> {
    const all = await this.#known(channel, accountId);
    const known = all.find(({ shown }) => shown.name === name && shown.language === language);
    if (known === undefined) {
      const details = [
        { field: 'body.template.name', expected: 'an approved template', received: `${name} ${language}` },
      ];
      const said = 'The provider has not approved this template. Choose another one.';
      throw new DomainFailure('invalid', 'NO_SUCH_TEMPLATE', said, details);
    }
    const { shown: found, reference } = known;
    if (parameters.length !== found.parameters) {
      const expected = `${found.parameters} of them`;
      const details = [{ field: 'body.template.parameters', expected, received: String(parameters.length) }];
      throw new DomainFailure('invalid', 'TEMPLATE_PARAMETERS', 'Fill in all parameters of the template.', details);
    }
    refuseBreaks(parameters);
    const values = found.places.map(({ part, index, name }, place) => ({
      part,
      index,
      name,
      text: parameters[place] ?? '',
    }));
    const [header, body] = [filledPart(found.header, 'header', values), filledPart(found.body, 'body', values)];
    const text = [header, body, found.footer].filter((part) => part !== null).join('\n\n');
    return { text, media: found.media, template: { name, language, values, reference } };
  }

  async #ask(connection: ConnectionRow): Promise<readonly KnownTemplate[]> {
    const adapter = await this.adapters.forAccount(connection);
    const result = await adapter?.templates?.(AbortSignal.timeout(TIMEOUT));
    if (result === undefined) return [];
    if (result.ok)
      return result.templates.map(({ reference, ...one }) => ({
        shown: { ...one, places: [...one.places], parameters: one.places.length },
        reference,
      }));
    const reason = failureSentence(result.failure, connection.channel, result.providerCode);
    throw new DomainFailure('unavailable', 'TEMPLATES_UNAVAILABLE', `The templates could not be loaded. ${reason}`);
  }
}

/**
 * WhatsApp takes no line breaks, no tabs and no more than four spaces in a row in a text of a template, at either provider (Meta's error 132018,
 * Twilio's 21656).
 */
function refuseBreaks(parameters: readonly string[]): void {
  const wrong = parameters.flatMap((text, index) => (/[\n\r\t]| {5}/.test(text) ? [index] : []));
  if (wrong.length === 0) return;
  const expected = 'one line, with at most four spaces in a row';
  const details = wrong.map((index) => ({ field: `body.template.parameters.${index}`, expected }));
  const said = 'Write each parameter of the template in one line, without tabs.';
  throw new DomainFailure('invalid', 'TEMPLATE_PARAMETERS', said, details);
}

function filledPart(text: string | null, part: TemplateValue['part'], values: readonly TemplateValue[]): string | null {
  const texts = new Map(values.filter((value) => value.part === part).map(({ name, text }) => [name, text]));
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name) => texts.get(name) ?? place) ?? null;
}

const markOf = ({ mode, provider, version }: ConnectionRow): string => `${mode} ${provider} ${version}`;
