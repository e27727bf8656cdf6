import { CalendarEvent, CalendarFeed, CalendarSubscription } from './calendar.js';
import { Campaign, CampaignDecision, CampaignRecipient, CampaignVariant } from './campaign.js';
import { CannedReply } from './canned-reply.js';
import { ChangeLog } from './change-log.js';
import { ChannelConnection, ChannelSecret, OauthAttempt } from './channel-connection.js';
import { Contact, ContactPoint } from './contact.js';
import { ContactImport, ContactImportProblem } from './contact-import.js';
import { Conversation, MessageReference } from './conversation.js';
import { Deal, DealConversation } from './deal.js';
import { Draft } from './draft.js';
import { EnrichmentAttachment, EnrichmentProvider, EnrichmentResult, EnrichmentUse } from './enrichment.js';
import { MarketQuote, NewsItem, NewsSource } from './feeds.js';
import { FlowChange, FlowDay, FlowState } from './flow.js';
import { GraphNode, GraphRelationship, GraphState, GraphTie, RelationshipChange } from './graph.js';
import { AutomationDecision, AutomationEvent, GuardrailSetting } from './guardrails.js';
import { HubAttempt } from './hub-attempt.js';
import { HubAudit } from './hub-audit.js';
import { HubDelivery } from './hub-delivery.js';
import { HubEvent, HubEventKey, HubReplay } from './hub-event.js';
import { HubKey } from './hub-key.js';
import { HubModule, HubModuleCheck, HubModuleDocument } from './hub-module.js';
import { HubSubscription } from './hub-subscription.js';
import { HubNonce, HubToken } from './hub-token.js';
import { ImportProblem, ImportRun } from './import-run.js';
import { InboundEnvelope } from './inbound-envelope.js';
import { IngestProblem, IngestRun } from './ingest.js';
import { CustomerScore, SaveOffer, SaveOfferOutcome, SegmentationRun } from './intelligence.js';
import { Job, JobSchedule } from './job.js';
import { Mailbox, MailboxFolder, MailboxMail } from './mailbox.js';
import { Member } from './member.js';
import { Attachment, Message, MessageBody } from './message.js';
import { EngagementEvent, MessageOrigin, MessageReaction } from './message-life.js';
import { MessageTrace } from './message-trace.js';
import { BriefDelivery, MorningBrief } from './morning-brief.js';
import { NightRun } from './night-run.js';
import { Notification } from './notification.js';
import { OutboundFile, OutboundMessage } from './outbound-message.js';
import { Outreach } from './outreach.js';
import {
  ConsentChange,
  ContactMerge,
  ContactMergePart,
  ContactNote,
  ContactProfile,
  ContactTag,
  ErasedHandle,
  Erasure,
  IdentityKey,
  MergeSuggestion,
  PastCount,
} from './person.js';
import { PostMetric } from './post-metric.js';
import { ConversationProject, Project } from './project.js';
import { PromiseCheck } from './promise-check.js';
import { Regrouping, RegroupingPart } from './regrouping.js';
import { SavedSearch } from './saved-search.js';
import { Selector, SelectorChange, SelectorEvidence, SelectorTally } from './selector.js';
import { SendHold, SendSlot } from './send-pace.js';
import { SentCopy } from './sent-copy.js';
import { StatCounter } from './stat-counter.js';
import { ModelUsage, Suggestion, SuggestionState } from './suggestion.js';
import { Task } from './task.js';
import { TestMessage } from './test-message.js';
import { Upload } from './upload.js';
import { BoardColumn, View } from './view.js';
import { Workspace } from './workspace.js';

/** Every table of both engines. */
export const ENTITIES = [
  Workspace,
  Contact,
  ContactPoint,
  ContactProfile,
  ContactTag,
  ContactNote,
  ConsentChange,
  ContactMerge,
  ContactMergePart,
  IdentityKey,
  MergeSuggestion,
  Erasure,
  ErasedHandle,
  PastCount,
  Conversation,
  MessageReference,
  Regrouping,
  RegroupingPart,
  Message,
  MessageBody,
  PromiseCheck,
  Attachment,
  StatCounter,
  FlowChange,
  FlowDay,
  FlowState,
  ImportRun,
  ImportProblem,
  Job,
  JobSchedule,
  ChangeLog,
  ContactImport,
  ContactImportProblem,
  NewsSource,
  NewsItem,
  MarketQuote,
  Suggestion,
  SuggestionState,
  ModelUsage,
  Task,
  Notification,
  CalendarFeed,
  CalendarSubscription,
  CalendarEvent,
  Project,
  ConversationProject,
  View,
  BoardColumn,
  Member,
  Draft,
  Upload,
  CannedReply,
  Outreach,
  ChannelConnection,
  ChannelSecret,
  OauthAttempt,
  OutboundMessage,
  OutboundFile,
  InboundEnvelope,
  MessageOrigin,
  MessageReaction,
  EngagementEvent,
  SendHold,
  SendSlot,
  SentCopy,
  TestMessage,
  GuardrailSetting,
  AutomationDecision,
  AutomationEvent,
  NightRun,
  Deal,
  DealConversation,
  SegmentationRun,
  CustomerScore,
  SaveOffer,
  SaveOfferOutcome,
  MorningBrief,
  BriefDelivery,
  PostMetric,
  Mailbox,
  MailboxFolder,
  MailboxMail,
  RelationshipChange,
  GraphNode,
  GraphRelationship,
  GraphState,
  GraphTie,
  Campaign,
  CampaignVariant,
  CampaignRecipient,
  CampaignDecision,
  IngestRun,
  IngestProblem,
  MessageTrace,
  Selector,
  SelectorEvidence,
  SelectorChange,
  SelectorTally,
  SavedSearch,
  HubKey,
  HubToken,
  HubNonce,
  HubAudit,
  HubEvent,
  HubEventKey,
  HubReplay,
  HubModule,
  HubModuleCheck,
  HubModuleDocument,
  HubSubscription,
  HubDelivery,
  HubAttempt,
  EnrichmentProvider,
  EnrichmentUse,
  EnrichmentResult,
  EnrichmentAttachment,
] as const;
