import type { Section } from '../locale';
import { actionStrings } from './actions';
import { addressStrings } from './addresses';
import { aiInsightsStrings } from './aiInsights';
import { alertDialogStrings } from './alertDialog';
import { analyticsOverviewStrings } from './analyticsOverview';
import { assistantStrings } from './assistant';
import { guardrailStrings, nightOpsStrings } from './automation';
import { boardStrings } from './board';
import { breadcrumbStrings } from './breadcrumbs';
import { calendarFeedStrings } from './calendarFeeds';
import { cannedReplyStrings } from './cannedReplies';
import { connectionStrings, connectionTestStrings, settingStrings, setupChannelStrings } from './channelSetup';
import { chartStrings } from './chart';
import { comboBoxStrings } from './comboBox';
import { commandPaletteStrings } from './commandPalette';
import { commonStrings } from './common';
import { composerStrings } from './composer';
import { contactImportStrings } from './contactImports';
import { contactStrings } from './contacts';
import { copyStrings } from './copy';
import { churnStrings, customerListStrings, fitStrings, intentStrings, rfmStrings } from './customerIntelligence';
import { dataIngestionStrings } from './dataIngestion';
import { datePickerStrings } from './datePicker';
import { deadLetterStrings } from './deadLetters';
import { deskStrings } from './desk';
import { dropZoneStrings } from './dropZone';
import { emailSetupStrings } from './emailSetup';
import { enrichmentStrings } from './enrichment';
import { figureStrings } from './figures';
import { fileTriggerStrings } from './fileTrigger';
import { finalizeStrings } from './finalize';
import { formStrings } from './form';
import { graphStatisticsStrings } from './graphStatistics';
import { gridListStrings } from './gridList';
import { hubStrings } from './hub';
import { hubAuthStrings } from './hubAuth';
import { hubEventStrings } from './hubEvents';
import { hubModuleStrings } from './hubModules';
import { hubSummaryStrings } from './hubSummary';
import { hubWebhookStrings } from './hubWebhooks';
import { importStrings } from './imports';
import { jsonStrings } from './json';
import { keyStrings } from './keys';
import { campaignStrings, marketingStrings } from './marketing';
import { messageMarkStrings } from './messageMarks';
import { messageStrings } from './messages';
import { morningBriefStrings } from './morningBrief';
import { motionStrings } from './motion';
import { neighbourhoodStrings } from './neighbourhood';
import { notificationStrings } from './notifications';
import { outreachStrings } from './outreach';
import { patternAnalysisStrings } from './patternAnalysis';
import { peopleStrings } from './people';
import { problemStrings } from './problems';
import { projectStrings } from './projects';
import { providerGuideStrings } from './providerGuides';
import { queryBoxStrings } from './queryBox';
import { quietHoursStrings } from './quietHours';
import { replyFileStrings } from './replyFiles';
import { selectorSearchStrings } from './selectorSearch';
import { shellStrings } from './shell';
import { shortcutStrings } from './shortcuts';
import { sliderStrings } from './slider';
import { statusStrings } from './status';
import { suggestionStrings } from './suggestions';
import { tableStrings } from './table';
import { tagFieldStrings } from './tagField';
import { taskOptimizationStrings } from './taskOptimization';
import { taskStrings } from './tasks';
import { threadStrings } from './thread';
import { tickerStrings } from './tickers';
import { timeStrings } from './time';
import { timelineStrings } from './timeline';
import { toastStrings } from './toast';
import { toolbarStrings } from './toolbar';
import { treeStrings } from './tree';
import { triageStrings } from './triage';
import { twitterSetupStrings } from './twitterSetup';
import { workspaceSettingsStrings } from './workspaceSettings';
import { dataProtectionStrings, memberStrings, newsSourceStrings, rehearsalStrings } from './workspaceSetup';
import { xPerformanceStrings } from './xPerformance';

/** Everything that the components and widgets say, by section: what a translator gets. A section that is not here fails the tests. */
export const catalogue = [
  addressStrings,
  alertDialogStrings,
  analyticsOverviewStrings,
  assistantStrings,
  boardStrings,
  cannedReplyStrings,
  composerStrings,
  morningBriefStrings,
  threadStrings,
  outreachStrings,
  chartStrings,
  comboBoxStrings,
  commandPaletteStrings,
  commonStrings,
  contactImportStrings,
  newsSourceStrings,
  memberStrings,
  dataProtectionStrings,
  rehearsalStrings,
  quietHoursStrings,
  replyFileStrings,
  setupChannelStrings,
  connectionStrings,
  connectionTestStrings,
  settingStrings,
  providerGuideStrings,
  emailSetupStrings,
  twitterSetupStrings,
  guardrailStrings,
  nightOpsStrings,
  finalizeStrings,
  deadLetterStrings,
  contactStrings,
  datePickerStrings,
  dropZoneStrings,
  fileTriggerStrings,
  formStrings,
  importStrings,
  messageStrings,
  notificationStrings,
  problemStrings,
  shellStrings,
  sliderStrings,
  tagFieldStrings,
  tickerStrings,
  timeStrings,
  toastStrings,
  copyStrings,
  jsonStrings,
  motionStrings,
  suggestionStrings,
  tableStrings,
  breadcrumbStrings,
  gridListStrings,
  treeStrings,
  figureStrings,
  keyStrings,
  statusStrings,
  timelineStrings,
  actionStrings,
  deskStrings,
  toolbarStrings,
  shortcutStrings,
  messageMarkStrings,
  peopleStrings,
  taskStrings,
  calendarFeedStrings,
  projectStrings,
  triageStrings,
  fitStrings,
  rfmStrings,
  churnStrings,
  intentStrings,
  customerListStrings,
  marketingStrings,
  campaignStrings,
  aiInsightsStrings,
  workspaceSettingsStrings,
  xPerformanceStrings,
  graphStatisticsStrings,
  dataIngestionStrings,
  patternAnalysisStrings,
  neighbourhoodStrings,
  queryBoxStrings,
  selectorSearchStrings,
  taskOptimizationStrings,
  enrichmentStrings,
  hubStrings,
  hubAuthStrings,
  hubModuleStrings,
  hubEventStrings,
  hubSummaryStrings,
  hubWebhookStrings,
] satisfies readonly Section<object>[];
