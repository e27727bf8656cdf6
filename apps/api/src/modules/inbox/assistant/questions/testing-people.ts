import { CHANNEL_NAMES, CHANNELS } from '@concordia/domain';
import { promisesOf } from '@concordia/domain/promises';
import { channelBit } from '../../../people/contact-records/contact.row.js';
import type { Truth } from './demo-questions.js';
import type { DemoFacts } from './testing.js';
import { answered, type Expected } from './testing-expected.js';

export async function lastMessage(facts: DemoFacts, name: string, by: 'them' | 'us'): Promise<Expected> {
  const direction = by === 'us' ? 'outbound' : 'inbound';
  const [last] = await facts.messages({ name, direction });
  const id = last?.id ?? '';
  // Its beginning, up to the first thing that is not shown as it stands.
  const said = /[\p{L}' ]{4,30}/u.exec((last?.text ?? last?.excerpt ?? '').trim())?.[0].trim() ?? '';
  return answered({ cites: [id], mayCite: new Set([id]), says: [said] });
}

export async function personOf(
  facts: DemoFacts,
  { name, field }: Extract<Truth, { readonly of: 'person' }>,
): Promise<Expected> {
  const id = await facts.idOf(name);
  const row = await facts.contact(id);
  const channels = CHANNELS.filter((channel) => (row.channel_bits & channelBit(channel)) !== 0);
  const values = {
    phone: [row.phone],
    email: [row.email],
    company: [row.company],
    title: [row.title],
    location: [row.location],
    birthday: [row.birthday],
    channels: channels.map((channel) => CHANNEL_NAMES[channel]),
    all: [row.company, row.title],
  }[field];
  return answered({ cites: [id], mayCite: new Set([id]), says: values.flatMap((value) => value ?? []) });
}

export async function peopleOf(facts: DemoFacts, company: string): Promise<Expected> {
  const ids = await facts.contactsAt(company);
  return answered({ cites: ids, mayCite: new Set(ids) });
}

export async function promisesWith(facts: DemoFacts, name: string | null, by: 'us' | 'them'): Promise<Expected> {
  const rows = await facts.messages(name === null ? {} : { name });
  const ids = rows
    .filter(({ text, excerpt, direction, sent_at }) =>
      promisesOf(text ?? excerpt, direction, { sentAt: sent_at, timeZone: 'UTC' }).some(
        (one) => one.kind === 'promise' && one.by === by,
      ),
    )
    .map(({ id }) => id);
  const mayCite = new Set([...ids, ...(name === null ? [] : [await facts.idOf(name)])]);
  return answered({ cites: ids.slice(0, 1), mayCite });
}
