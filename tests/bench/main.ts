import { benchBoard } from './board.ts';
import { benchHttp } from './http.ts';
import { benchImport } from './import.ts';
import { benchStart } from './start.ts';
import { benchStories } from './stories.ts';

const sections: Readonly<Record<string, () => Promise<void>>> = {
  http: benchHttp,
  import: benchImport,
  board: benchBoard,
  start: benchStart,
  stories: benchStories,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections);
for (const name of wanted) {
  const section = sections[name];
  if (section === undefined)
    throw new Error(`There is no section named ${name}. There are: ${Object.keys(sections).join(', ')}.`);
  await section();
}
