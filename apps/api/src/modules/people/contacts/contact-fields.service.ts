import type { UsedField } from '@concordia/contract/people';
import { foldAscii } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { byAlphabet } from './contact-details.service.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';

/** Maximum fields listed. */
const LISTED = 200;

/** Contacts read at once: some milliseconds, so that other requests are answered in between. */
const AT_ONCE = 2_000;

/** What was stored is valid, so only its shape is told. */
const StoredSchema = z.array(z.object({ key: z.string(), value: z.string() }));

@Injectable()
export class ContactFieldsService {
  constructor(private readonly profiles: ContactProfilesRepository) {}

  /** Spellings that differ only in case count as one field, under the one that most contacts have. */
  async list(): Promise<UsedField[]> {
    const rows = [...(await this.#count())].map(([name, contacts]) => ({ name, contacts }));
    const byName = new Map<string, UsedField>();
    for (const { name, contacts } of rows.sort(byUse)) {
      const known = byName.get(foldAscii(name));
      byName.set(foldAscii(name), { name: known?.name ?? name, contacts: (known?.contacts ?? 0) + contacts });
    }
    return [...byName.values()].sort(byUse).slice(0, LISTED);
  }

  /** Contacts with a value, by spelling. */
  async #count(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (let after: string | null = null; ; ) {
      const rows = await this.profiles.fieldsAfter(after, AT_ONCE);
      for (const { key, value } of rows.flatMap((row) => StoredSchema.parse(JSON.parse(row.custom_fields)))) {
        if (value !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      if (rows.length < AT_ONCE) return counts;
      after = rows.at(-1)?.contact_id ?? null;
    }
  }
}

const byUse = (one: UsedField, another: UsedField): number =>
  another.contacts - one.contacts || byAlphabet(one.name, another.name);
