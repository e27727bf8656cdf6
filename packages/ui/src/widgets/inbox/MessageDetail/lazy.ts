import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/*
 * What an open message offers beyond reading. It comes right after the message instead of with it: one reads before one answers, and dialogs
 * are needed when they are opened.
 */

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

export const Suggestions = lazy(() => import('../Suggestions').then((module) => ({ default: module.Suggestions })));

/** What has not left yet: seldom there when a message is opened, and there at once when one has been sent. */
export const OutboxRows = lazyWithPreload(async () => (await import('./OutboxRows')).OutboxRows);

/** All that was said with a person: the second of two ways to read, and there at once when it is chosen. */
export const PersonThread = lazyWithPreload(async () => (await import('./PersonThread')).PersonThread);

export const AssignMenu = lazyWithPreload(async () => (await import('../AssignDialog/AssignMenu')).AssignMenu);
