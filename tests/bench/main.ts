import { benchAddressBook } from './address-book.ts';
import { benchBoard } from './board.ts';
import { benchBrief } from './brief.ts';
import { calibrate } from './calibration.ts';
import { benchChaos } from './chaos.ts';
import { benchChatArchive } from './chat-archive.ts';
import { benchDoors } from './doors.ts';
import { benchForeignLock } from './foreign-lock.ts';
import { benchGraph } from './graph.ts';
import { benchHostile } from './hostile.ts';
import { benchHttp } from './http.ts';
import { benchImport } from './import.ts';
import { benchLive } from './live.ts';
import { benchMailboxes } from './mailboxes.ts';
import { benchModels } from './models.ts';
import { benchOverview } from './overview.ts';
import { benchPatterns } from './patterns.ts';
import { benchProjection } from './projection.ts';
import { benchQuery } from './query.ts';
import { benchQueue } from './queue.ts';
import { record } from './record.ts';
import { benchRelationships } from './relationships.ts';
import { benchScreens } from './screens.ts';
import { benchSearch } from './search.ts';
import { benchSelectorSearch } from './selector-search.ts';
import { benchStalls } from './stalls.ts';
import { benchStart } from './start.ts';
import { benchStories } from './stories.ts';
import { takeFigures } from './table.ts';
import { benchVectors } from './vectors.ts';
import { benchWebhooks } from './webhooks.ts';

const sections: Readonly<Record<string, () => Promise<void>>> = {
  http: benchHttp,
  hostile: benchHostile,
  import: benchImport,
  search: benchSearch,
  query: benchQuery,
  'selector-search': benchSelectorSearch,
  'address-book': benchAddressBook,
  board: benchBoard,
  live: benchLive,
  mailboxes: benchMailboxes,
  models: benchModels,
  'foreign-lock': benchForeignLock,
  graph: benchGraph,
  projection: benchProjection,
  relationships: benchRelationships,
  overview: benchOverview,
  patterns: benchPatterns,
  queue: benchQueue,
  brief: benchBrief,
  chaos: benchChaos,
  'chat-archive': benchChatArchive,
  routes: benchDoors,
  screens: benchScreens,
  start: benchStart,
  stalls: benchStalls,
  stories: benchStories,
  vectors: benchVectors,
  webhooks: benchWebhooks,
};

// Sections read their own options, such as `--events 2000`.
const named = process.argv
  .slice(2)
  .filter((word, index, all) => !word.startsWith('--') && !all[index - 1]?.startsWith('--'));
const options = process.argv
  .slice(2)
  .filter((word) => !named.includes(word))
  .join(' ');
const wanted = named.length > 0 ? named : Object.keys(sections);
for (const name of wanted) {
  const section = sections[name];
  if (section === undefined)
    throw new Error(`There is no section named ${name}. There are: ${Object.keys(sections).join(', ')}.`);
  // Just before each: what else the machine does changes in the meantime.
  const calibration = calibrate();
  await section();
  record(name, options, calibration, takeFigures());
}
