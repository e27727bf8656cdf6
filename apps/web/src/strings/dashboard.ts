import { section } from '@concordia/ui/locale';

/** The dashboard, and its welcome to a new workspace. */
export const dashboardStrings = section('dashboard', {
  title: 'Dashboard',
  sidebar: 'Counters and channels',
  panel: 'Details',
  welcome: 'Your board begins with your mail',
  welcomeHelp:
    'Bring an archive of your mailbox. Its conversations are sorted into four columns, so that what waits for you stands first, and the people in them become your contacts.',
});
