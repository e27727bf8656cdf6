import { normalizeAddress, type PersonTraits } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

/** Number of recent messages searched for signatures. */
const SIGNED = 5;

const ADDRESS = /[^\s<>()[\],;:"']{1,64}@[\w.-]{3,255}/gu;

@Injectable()
export class PersonTraitsRepository {
  /** @param withSignatures whether to read email signatures too, with two queries per contact. */
  async of(reader: Reader, ids: readonly string[], withSignatures: boolean): Promise<Map<string, PersonTraits>> {
    if (ids.length === 0) return new Map();
    const contacts = await reader
      .selectFrom('contact')
      .select(['id', 'name', 'company', 'birthday', 'phone'])
      .where('id', 'in', [...ids])
      .execute();
    const points = Map.groupBy(
      await reader
        .selectFrom('contact_point')
        .select(['contact_id', 'channel', 'handle'])
        .where('contact_id', 'in', [...ids])
        .execute(),
      ({ contact_id }) => contact_id,
    );
    const people = new Map<string, PersonTraits>();
    for (const { id, name, company, birthday, phone } of contacts) {
      people.set(id, {
        name,
        company,
        birthday,
        phones: phone === null ? [] : [phone],
        points: (points.get(id) ?? []).map(({ channel, handle }) => ({ channel, handle })),
        signatureAddresses: withSignatures ? await this.#signedWith(reader, id) : [],
      });
    }
    return people;
  }

  async #signedWith(reader: Reader, contactId: string): Promise<string[]> {
    const newest = await reader
      .selectFrom('message')
      .select(['id', 'direction', 'channel'])
      .where('contact_id', '=', contactId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SIGNED)
      .execute();
    const theirs = newest.filter(({ direction, channel }) => direction === 'inbound' && channel === 'email');
    if (theirs.length === 0) return [];
    const bodies = await reader
      .selectFrom('message_body')
      .select('signature')
      .where(
        'message_id',
        'in',
        theirs.map(({ id }) => id),
      )
      .execute();
    const written = bodies.flatMap(({ signature }) => signature?.slice(0, 2_000).match(ADDRESS) ?? []);
    return [...new Set(written.flatMap((text) => normalizeAddress(text) ?? []))].slice(0, SIGNED);
  }
}
