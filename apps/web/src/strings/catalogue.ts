import type { Section } from '@concordia/ui/locale';
import { accountStrings } from './account';
import { analyticsStrings } from './analytics';
import { breakdownStrings } from './breakdown';
import { companionStrings } from './companion';
import { connectionStrings } from './connection';
import { contactsStrings } from './contacts';
import { dashboardStrings } from './dashboard';
import { intelligenceStrings } from './intelligence';
import { setupStrings } from './setup';
import { shellStrings } from './shell';

/** Everything that the pages say, by section: what a translator gets. A section that is not here fails the tests. */
export const catalogue = [
  accountStrings,
  analyticsStrings,
  breakdownStrings,
  companionStrings,
  connectionStrings,
  contactsStrings,
  dashboardStrings,
  intelligenceStrings,
  setupStrings,
  shellStrings,
] satisfies readonly Section<object>[];
