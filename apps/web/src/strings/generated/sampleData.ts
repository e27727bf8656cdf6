// Written by `npm run generate` from messages/en/sampleData.json.
import { section } from '@concordia/ui/locale';

export const sampleDataStrings = section('pages/sampleData', {
  title: 'This is sample data',
  about: 'The people and messages here are fictional. Their channels are simulated on this computer: what you send there reaches nobody.',
  tryTitle: 'Things to try',
  try: {
    reply: 'Reply to a conversation on the board',
    today: 'See whom to answer today',
    people: 'See how contacts are connected',
    deals: 'Move a deal to its next stage',
  },
  leave: 'Remove sample data…',
  leaveHelp: 'Importing your own email removes it, too.',
  askTitle: 'Remove the sample data?',
  ask: {
    goes: 'All contacts, messages, deals, tasks, views and campaigns go, with whatever you added to them, and so do the simulated channels and the other members.',
    stays: 'The currency, the limits of automations and everything that this browser keeps, such as language and appearance, stay.',
    undo: 'This cannot be undone.',
  },
  confirm: 'Remove sample data',
  removed: 'Sample data removed',
  removedHelp: 'The workspace is empty now.',
});
