import type { ChannelAdapter } from '@concordia/channels/port';
import { CHANNELS, SECOND, supportOf } from '@concordia/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { JobRun } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { ProviderPictures } from '../../people/contact-pictures/provider-pictures.js';
import { LOOKUP_JOB } from './profile-lookups.js';
import { ProfilesRepository } from './profiles.repository.js';

/** Attempts while the provider cannot be reached; then the contact keeps the handle as a name. */
const ATTEMPTS = 5;

/** How long a provider may take, in ms. */
const PATIENCE = 20 * SECOND;

const PayloadSchema = z.object({
  channel: z.enum(CHANNELS),
  accountId: z.string(),
  contactId: z.string(),
  handle: z.string(),
  /** When it is given up, ms since the epoch. */
  until: z.number(),
});

type Payload = z.infer<typeof PayloadSchema>;

@Injectable()
export class ProfilesJobs implements OnModuleInit {
  readonly #logger = new Logger('Profiles');

  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly contacts: ProfilesRepository,
    private readonly search: ContactSearchIndex,
    private readonly pictures: ProviderPictures,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: LOOKUP_JOB,
      schema: PayloadSchema,
      concurrency: 2,
      maxAttempts: ATTEMPTS,
      handle: (run) => this.#lookUp(run),
    });
  }

  async #lookUp({ payload, attempt, signal }: JobRun<Payload>): Promise<void> {
    if (this.clock.now() >= payload.until) return;
    const adapter = await this.adapters.forChannel(payload.channel, payload.accountId);
    if (adapter?.profile === undefined) return;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const result = await adapter.profile(payload.handle, limited);
    if (result.ok) {
      if (result.name !== null) await this.#name(payload, result.name);
      return this.#picture(payload, adapter, result.picture, limited);
    }
    const { failure, providerCode } = result;
    if (attempt < ATTEMPTS && (failure === 'transient' || failure === 'throttled')) {
      throw new Error(`${payload.channel} could not be asked who wrote: ${failure}.`);
    }
    await this.pictures.asked(payload.contactId);
    this.#logger.warn(
      `${payload.channel} does not tell who wrote: ${[failure, providerCode].filter(Boolean).join(' ')}.`,
    );
  }

  /** Its address expires, so it is opened at once; a later attempt asks for another. */
  async #picture(
    { channel, contactId }: Payload,
    adapter: ChannelAdapter,
    reference: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    if (supportOf(channel, 'pictures') !== 'asked' || adapter.openFile === undefined) return;
    if (reference === null) {
      await this.pictures.keep(contactId, null);
      return;
    }
    const file = await adapter.openFile(reference, signal);
    if (!file.ok && (file.failure === 'transient' || file.failure === 'throttled')) {
      throw new Error(`${channel} did not send a picture: ${file.failure}.`);
    }
    const refusal = file.ok ? await this.pictures.keep(contactId, file.content) : file.failure;
    if (!file.ok) await this.pictures.asked(contactId);
    if (refusal !== null) this.#logger.warn(`${channel} sent no picture that can be kept: ${refusal}.`);
  }

  async #name(who: Payload, name: string): Promise<void> {
    const said = name.replaceAll('\0', '');
    await this.db.write(async (tx) => {
      await this.contacts.nameHandle(tx, who, said);
      if (await this.contacts.name(tx, who, said)) await this.search.put(tx, who.contactId);
    });
  }
}
