import { ChangeLog } from './change-log.js';
import { Contact, ContactPoint } from './contact.js';
import { Conversation, MessageReference } from './conversation.js';
import { ImportProblem, ImportRun } from './import-run.js';
import { Job, JobSchedule } from './job.js';
import { Attachment, Message, MessageBody } from './message.js';
import { StatCounter } from './stat-counter.js';
import { Workspace } from './workspace.js';

/** Every table, once, for both engines. */
export const ENTITIES = [
  Workspace,
  Contact,
  ContactPoint,
  Conversation,
  MessageReference,
  Message,
  MessageBody,
  Attachment,
  StatCounter,
  ImportRun,
  ImportProblem,
  Job,
  JobSchedule,
  ChangeLog,
] as const;
