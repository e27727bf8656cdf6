// Written by `npm run generate` from messages/en.
import { accountStrings } from './account';
import { analyticsStrings } from './analytics';
import { boardLayoutStrings } from './boardLayout';
import { breakdownStrings } from './breakdown';
import { companiesStrings } from './companies';
import { companionStrings } from './companion';
import { connectionStrings } from './connection';
import { contactsStrings } from './contacts';
import { dashboardStrings } from './dashboard';
import { dealsStrings } from './deals';
import { helpStrings } from './help';
import { intelligenceStrings } from './intelligence';
import { panelStrings } from './panel';
import { sampleDataStrings } from './sampleData';
import { setupStrings } from './setup';
import { shellStrings } from './shell';
import { stripStrings } from './strip';
import { todayPageStrings } from './todayPage';

/** Everything that is said, by section. */
export const catalog = [accountStrings, analyticsStrings, boardLayoutStrings, breakdownStrings, companiesStrings, companionStrings, connectionStrings, contactsStrings, dashboardStrings, dealsStrings, helpStrings, intelligenceStrings, panelStrings, sampleDataStrings, setupStrings, shellStrings, stripStrings, todayPageStrings];
