// Written by `npm run generate` from messages/en.
import { accountStrings } from './account';
import { analyticsStrings } from './analytics';
import { breakdownStrings } from './breakdown';
import { companiesStrings } from './companies';
import { companionStrings } from './companion';
import { connectionStrings } from './connection';
import { contactsStrings } from './contacts';
import { dashboardStrings } from './dashboard';
import { dealsStrings } from './deals';
import { intelligenceStrings } from './intelligence';
import { panelStrings } from './panel';
import { setupStrings } from './setup';
import { shellStrings } from './shell';
import { stripStrings } from './strip';
import { todayPageStrings } from './todayPage';

/** Everything that is said, by section. */
export const catalog = [accountStrings, analyticsStrings, breakdownStrings, companiesStrings, companionStrings, connectionStrings, contactsStrings, dashboardStrings, dealsStrings, intelligenceStrings, panelStrings, setupStrings, shellStrings, stripStrings, todayPageStrings];
