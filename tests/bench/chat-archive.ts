import { createWriteStream, openAsBlob, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRun } from '@concordia/api-client';
import { apiAt } from '../support/api.ts';
import { temporaryFolder } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { memoryOf } from './memory.ts';
import { megabytes, oneDigit, printTable, rateColumn, sizeColumn, timeColumn, whole } from './table.ts';

const MESSAGES = 100_000;
const CHATS = 200;
const START = Date.UTC(2024, 0, 1);
const WORDS = 'can you send the offer for the fair by friday because we have to decide about the hall soon'.split(' ');
/** How long a started server is left alone before its memory counts as idle. */
const SETTLE_MS = 5_000;

/** A Telegram account of 100,000 messages, and one WhatsApp chat of as many. */
export async function benchChatArchive(): Promise<void> {
  const folder = temporaryFolder('bench-chats');
  const rows: (string | number)[][] = [];
  try {
    for (const [name, lines] of [
      ['result.json', telegramAccount()],
      ['WhatsApp Chat with Ada.txt', whatsappChat()],
    ] as const) {
      const file = `${folder.path}/${name}`;
      await pipeline(lines, createWriteStream(file));
      rows.push(await importOnce(file, name));
      rmSync(file);
    }
  } finally {
    folder.remove();
  }
  printTable(
    `Import of chat archives of ${whole(MESSAGES)} messages`,
    ['what', timeColumn('seconds'), rateColumn('messages/s'), sizeColumn('file'), sizeColumn('peak over idle')],
    rows.map((row) => row.map(String)),
  );
}

async function importOnce(file: string, name: string): Promise<string[]> {
  const folder = temporaryFolder('bench-chat-import');
  const app = await startApp({ dataDir: folder.path });
  try {
    await pause(SETTLE_MS);
    const idle = memoryOf(app.pid)?.now ?? null;
    const query = new URLSearchParams({ name });
    const reply = await fetch(`${app.address}/api/imports?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: await openAsBlob(file),
    });
    const { id }: ImportRun = await reply.json();
    const run = await apiAt(app.address).ended(id, 600_000);
    if (run.messagesAdded !== MESSAGES) throw new Error(`${name}: ${run.state}, ${run.messagesAdded} added.`);
    const seconds = (Date.parse(run.finishedAt ?? '') - Date.parse(run.startedAt ?? '')) / 1000;
    const peak = memoryOf(app.pid)?.peak ?? null;
    const over = idle === null || peak === null ? 'unknown' : megabytes(peak - idle);
    return [name, oneDigit(seconds), whole(MESSAGES / seconds), megabytes(statSync(file).size), over];
  } finally {
    await app.stop();
    folder.remove();
  }
}

const textOf = (index: number): string =>
  Array.from({ length: 4 + (index % 30) }, (_, at) => WORDS[(index * 7 + at * 3) % WORDS.length]).join(' ');

async function* telegramAccount(): AsyncGenerator<string> {
  yield '{"personal_information": {"user_id": 1, "first_name": "Mara"}, "chats": {"list": [';
  const each = MESSAGES / CHATS;
  for (let chat = 0; chat < CHATS; chat += 1) {
    const id = 1000 + chat;
    yield `${chat === 0 ? '' : ','}{"name": "Person ${chat}", "type": "personal_chat", "id": ${id}, "messages": [`;
    for (let at = 0; at < each; at += 1) {
      const index = chat * each + at;
      const from = at % 3 === 0 ? 'user1' : `user${id}`;
      const seconds = START / 1000 + index * 600;
      const message = {
        id: index,
        type: 'message',
        date_unixtime: String(seconds),
        from,
        from_id: from,
        text: textOf(index),
      };
      yield `${at === 0 ? '' : ','}${JSON.stringify(message, null, 1)}`;
    }
    yield ']}';
  }
  yield ']}}';
}

async function* whatsappChat(): AsyncGenerator<string> {
  const two = (number: number) => String(number).padStart(2, '0');
  for (let index = 0; index < MESSAGES; index += 1) {
    const at = new Date(START + index * 600_000);
    const date = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${two(at.getUTCFullYear() % 100)}`;
    const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
    yield `${date}, ${time} - ${index % 3 === 0 ? 'Mara' : 'Ada'}: ${textOf(index)}\n`;
  }
}
