// Written by `npm run generate` from messages/de/assignees.json.
import type { TextOf } from '../../../locale';
import type { assigneesStrings } from '../assignees';

export const assigneesWords = (): TextOf<typeof assigneesStrings> => ({
  limited: ({ names }: { names: string }) => `Zuweisbar sind nur der Inhaber und die Mitglieder von ${names}.`,
  onlyOwner: ({ names }: { names: string }) => `Zuweisbar ist nur der Inhaber: Niemand sonst ist Mitglied von ${names}.`,
  membersOf: ({ name }: { name: string }) => `Mitglieder von ${name}`,
  assignTo: 'Zugewiesen an',
  nobody: 'Nicht zugewiesen',
});
