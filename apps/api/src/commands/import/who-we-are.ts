import { createInterface } from 'node:readline/promises';
import type { ImportRun } from '@concordia/contract/intake';

type Person = ImportRun['people'][number];

/** Says that we are none of the people. */
const NONE = 'none';

/**
 * Who of the people in a chat archive we are: as ordered, else as typed at the terminal.
 *
 * @param me a name or an id, or `none`; `null` if nothing was ordered.
 * @returns an id, `null` for none of them, or `undefined` if nobody can be asked or the name is unknown.
 */
export async function whoWeAre(people: readonly Person[], me: string | null): Promise<string | null | undefined> {
  if (me !== null) return personNamed(people, me);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  process.stdout.write(`\r\u001b[2K${questionOf(people)}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = (await terminal.question(`Your name or number, or ${NONE}: `)).trim();
      const numbered = people[Number(typed) - 1];
      const found = numbered === undefined ? personNamed(people, typed) : numbered.id;
      if (found !== undefined) return found;
    }
  } finally {
    terminal.close();
  }
}

/** The question, with the people in the order of the archive. */
export function questionOf(people: readonly Person[]): string {
  const lines = people.map(({ name, messages }, index) => `${String(index + 1).padStart(9)}  ${name} (${messages})`);
  return `The archive does not say who you are. People in it, with the number of their messages:\n${lines.join('\n')}\n`;
}

function personNamed(people: readonly Person[], name: string): string | null | undefined {
  const wanted = name.trim().toLowerCase();
  const found = people.find((person) => person.id === name.trim() || person.name.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  return wanted === NONE ? null : undefined;
}
