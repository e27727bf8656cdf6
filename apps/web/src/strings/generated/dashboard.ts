// Written by `npm run generate` from messages/en/dashboard.json.
import { section } from '@concordia/ui/locale';

export const dashboardStrings = section('pages/dashboard', {
  title: 'Dashboard',
  sidebar: 'Counters and channels',
  panel: 'Details',
  welcome: 'Your board begins with your messages',
  welcomeHelp: 'Bring an archive of your mailbox, or a chat export. Its conversations are sorted into four columns, so that what waits for you stands first, and the people in them become your contacts.',
  introduction: 'Set up your workspace',
  introductionHelp: 'You are asked once. Everything here can be changed later: names, time zone and currency in setup, the language in the workspace menu.',
});
