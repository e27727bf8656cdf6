import 'reflect-metadata';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { normalizeAddress } from '@concordia/domain';
import { makeDataFolder } from '../../app/data-folder.js';
import { readSettings } from '../../common/settings.js';
import { EXIT_CODES, StartFailure } from '../../common/start-failure.js';
import { openEngine } from '../../database/engine.js';
import { jobOwner } from '../../jobs/job-owner.js';
import { inspectArchive, UnreadableArchive } from '../../modules/intake/imports/reading/archive.js';
import { THREAD_ENTRY } from '../../modules/intake/imports/reading/reading-thread.js';
import { followRun } from './follow-run.js';
import { openCommand } from './open-command.js';
import { summaryOf } from './progress-line.js';

const USAGE = `Imports email: an mbox file (Gmail Takeout, Thunderbird), a folder with .eml files, or a single .eml. Imports
chats as WhatsApp, Telegram, LinkedIn, Instagram, Facebook and X export them.

  npm run import -- PATH [--own me@example.com,me@example.org] [--me NAME]

  --own   Your own addresses, used to tell sent from received email. By default, the addresses that are already
          known, or else those detected in the archive.
  --me    Your name in a chat archive that does not tell it; none if you are not in it. Without it, you are asked.

Press Ctrl-C to stop the import at any time. Run the same command again to resume it. A running Concordia
shows the messages as they arrive.`;

interface Order {
  readonly path: string;
  readonly ownAddresses: string[];
  readonly me: string | null;
}

/** @throws StartFailure with the usage if the arguments are invalid. */
function readOrder(words: string[]): Order {
  const { values, positionals } = parse(words);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new StartFailure('BAD_SETTING', USAGE);
  const ownAddresses = (values.own ?? []).flatMap((list) => list.split(',')).filter((address) => address.trim() !== '');
  for (const address of ownAddresses) {
    if (normalizeAddress(address) === null)
      throw new StartFailure('BAD_SETTING', `"${address.trim()}" is not an email address.`);
  }
  return { path: resolve(process.env.INIT_CWD ?? process.cwd(), path), ownAddresses, me: values.me ?? null };
}

const OPTIONS = { own: { type: 'string', multiple: true }, me: { type: 'string' } } as const;

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new StartFailure('BAD_SETTING', `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function importArchive({ path, ownAddresses, me }: Order): Promise<number> {
  // Checked before any write, so that a mistyped path leaves no failed import behind.
  await inspectArchive(path);
  const settings = { ...readSettings(process.env, null), demo: false };
  makeDataFolder(settings.dataDir);
  const engine = await openEngine(settings.database, () => undefined);
  try {
    const command = await openCommand(engine, settings, THREAD_ENTRY);
    const ended = await followRun(command, {
      path,
      name: basename(path),
      ownAddresses,
      me,
      owner: jobOwner(),
    });
    process.stdout.write(summaryOf(ended));
    return ended.state === 'failed' || ended.state === 'asking' ? 1 : 0;
  } finally {
    await engine.close();
  }
}

try {
  process.exitCode = await importArchive(readOrder(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof UnreadableArchive)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof StartFailure ? error.exitCode : EXIT_CODES.BAD_SETTING;
}
