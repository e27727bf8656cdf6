// Written by `npm run generate` from messages/de.
import { accountWords } from './account';
import { analyticsWords } from './analytics';
import { boardLayoutWords } from './boardLayout';
import { breakdownWords } from './breakdown';
import { companiesWords } from './companies';
import { companionWords } from './companion';
import { connectionWords } from './connection';
import { contactsWords } from './contacts';
import { dashboardWords } from './dashboard';
import { dealsWords } from './deals';
import { helpWords } from './help';
import { intelligenceWords } from './intelligence';
import { panelWords } from './panel';
import { sampleDataWords } from './sampleData';
import { setupWords } from './setup';
import { shellWords } from './shell';
import { stripWords } from './strip';
import { todayPageWords } from './todayPage';

/** What is said, by the name of the section. */
export const translations = { 'pages/account': accountWords, 'pages/analytics': analyticsWords, 'pages/boardLayout': boardLayoutWords, 'pages/breakdown': breakdownWords, 'pages/companies': companiesWords, 'pages/companion': companionWords, 'pages/connection': connectionWords, 'pages/contacts': contactsWords, 'pages/dashboard': dashboardWords, 'pages/deals': dealsWords, 'pages/help': helpWords, 'pages/intelligence': intelligenceWords, 'pages/panel': panelWords, 'pages/sampleData': sampleDataWords, 'pages/setup': setupWords, 'pages/shell': shellWords, 'pages/strip': stripWords, 'pages/todayPage': todayPageWords };
