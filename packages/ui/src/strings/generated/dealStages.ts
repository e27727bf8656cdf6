// Written by `npm run generate` from messages/en/dealStages.json.
import { section } from '../../locale';

export const dealStagesStrings = section('dealStages', ({ counted }) => ({
  title: 'Stages',
  help: 'Deals go through these stages, from the first to the last. Won and lost come after them.',
  list: 'Stages in order',
  name: 'Name',
  nameNeeded: 'Enter a name',
  moveUp: ({ name }: { name: string }) => `Move ${name} up`,
  moveDown: ({ name }: { name: string }) => `Move ${name} down`,
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  inUse: ({ name, count }: { name: string; count: number }) => `${name} has ${counted(count, 'deal', 'deals')} and cannot be removed`,
  add: 'Add stage',
  unnamed: 'New stage',
  save: 'Save',
  cancel: 'Cancel',
  readFailed: 'The stages could not be read',
  notSaved: 'The stages could not be saved',
}));
