// Written by `npm run generate` from messages/en/introduction.json.
import { section } from '../../locale';

export const introductionStrings = section('introduction', {
  title: 'Set up your workspace',
  ownerName: 'Your name',
  workspaceName: 'Name of the workspace',
  workspaceNameHelp: 'Usually your company or team.',
  timeZone: 'Time zone',
  timeZoneMissing: 'Choose a time zone.',
  currency: 'Currency',
  currencyMissing: 'Choose a currency.',
  save: 'Continue',
  skip: 'Skip',
});
