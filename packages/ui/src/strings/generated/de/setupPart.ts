// Written by `npm run generate` from messages/de.
import { calendarFeedWords } from './calendarFeed';
import { calendarSubscriptionWords } from './calendarSubscription';
import { connectionTestWords } from './connectionTest';
import { dataProtectionWords } from './dataProtection';
import { deadLetterWords } from './deadLetter';
import { emailSetupWords } from './emailSetup';
import { finalizeWords } from './finalize';
import { guardrailWords } from './guardrail';
import { memberWords } from './member';
import { newsSourceWords } from './newsSource';
import { nightOpsWords } from './nightOps';
import { quietHoursWords } from './quietHours';
import { searchTrainingWords } from './searchTraining';
import { settingWords } from './setting';
import { setupChannelWords } from './setupChannel';
import { simulatedChannelsWords } from './simulatedChannels';
import { sourceWords } from './source';
import { twitterSetupWords } from './twitterSetup';
import { workspaceSettingsWords } from './workspaceSettings';

/** What is said, by the name of the section. */
export const translations = { 'calendarFeed': calendarFeedWords, 'calendarSubscription': calendarSubscriptionWords, 'connectionTest': connectionTestWords, 'dataProtection': dataProtectionWords, 'deadLetter': deadLetterWords, 'emailSetup': emailSetupWords, 'finalize': finalizeWords, 'guardrail': guardrailWords, 'member': memberWords, 'newsSource': newsSourceWords, 'nightOps': nightOpsWords, 'quietHours': quietHoursWords, 'searchTraining': searchTrainingWords, 'setting': settingWords, 'setupChannel': setupChannelWords, 'simulatedChannels': simulatedChannelsWords, 'source': sourceWords, 'twitterSetup': twitterSetupWords, 'workspaceSettings': workspaceSettingsWords };
