import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/* Loaded right after the message: users read before they reply, and dialogs are needed only when opened. */

export const Composer = lazy(() => import('../Composer').then((module) => ({ default: module.Composer })));

export const PhoneText = lazy(() => import('./PhoneText').then((module) => ({ default: module.PhoneText })));

export const OutreachDialog = lazy(() =>
  import('../../delivery/OutreachDialog').then((module) => ({ default: module.OutreachDialog })),
);

export const TaskDialog = lazy(() => import('../../day/TaskDialog').then((module) => ({ default: module.TaskDialog })));

export const SnoozeDialog = lazy(() => import('../SnoozeDialog').then((module) => ({ default: module.SnoozeDialog })));

export const ProjectPicker = lazy(() =>
  import('../ProjectPicker').then((module) => ({ default: module.ProjectPicker })),
);

export const SuggestionChips = lazy(() =>
  import('../Suggestions').then((module) => ({ default: module.SuggestionChips })),
);

/** The outbox is usually empty when a message opens; preloaded so that it shows at once after sending. */
export const OutboxRows = lazyWithPreload(async () => (await import('./OutboxRows')).OutboxRows);

/** The person comes beside the message, not before it. */
export const PersonAside = lazyWithPreload(async () => (await import('./PersonAside')).PersonAside);

/** The contact's full history, preloaded so that it opens at once. */
export const PersonThread = lazyWithPreload(async () => (await import('./PersonThread')).PersonThread);

export const AssignMenu = lazyWithPreload(async () => (await import('../AssignDialog/AssignMenu')).AssignMenu);

/** Most messages have one recipient. */
export const MessagePeople = lazyWithPreload(async () => (await import('./MessagePeople')).MessagePeople);

/** Most messages have no attachments. */
export const AttachmentList = lazyWithPreload(async () => (await import('../attachments')).AttachmentList);

/** Most messages are text: no place, story or call beside it. */
export const MessageNotes = lazyWithPreload(async () => (await import('./MessageNotes')).MessageNotes);

/** Most messages have no reactions. */
export const Reactions = lazyWithPreload(async () => (await import('./Reactions')).Reactions);

export const ColumnMenu = lazyWithPreload(async () => (await import('./ColumnMenu')).ColumnMenu);

export const MoreMenu = lazyWithPreload(async () => (await import('./MoreMenu')).MoreMenu);

export const MergeConversations = lazy(() =>
  import('../Regroup/MergeConversations').then((module) => ({ default: module.MergeConversations })),
);

export const SplitMenu = lazyWithPreload(async () => (await import('./SplitMenu')).SplitMenu);
