import { listNotifications, type Notification, useGetNotificationSummary } from '@concordia/api-client';
import { useStrings } from '@concordia/ui/locale';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { companionStrings } from '../../strings/companion';
import { campaignHref, messageHref } from '../navigation/hrefs';
import { systemNotifier } from './systemNotifier';
import { unshown } from './unshown';

/** ISO 8601 time up to which notifications were shown, shared by all tabs. */
const SHOWN_KEY = 'concordia_notified_to';
const LOCK = 'concordia-notifications';
const LOOKED_AT = 20;

/** Shows new notifications while the page is hidden, once across all tabs. */
export function useSystemNotifications(registration: ServiceWorkerRegistration | null): void {
  const words = useStrings(companionStrings);
  const { isOn, showsNames } = useSyncExternalStore(systemNotifier.onChange, systemNotifier.get);
  const { data } = useGetNotificationSummary();
  const unseen = data?.unseen;
  const before = useRef(unseen);
  useEffect(() => {
    const isMore = unseen !== undefined && before.current !== undefined && unseen > before.current;
    before.current = unseen;
    if (!isOn || registration === null) return;
    // Earlier notifications are not new.
    if (!isMore) startFromNow();
    else if (document.hidden) void navigator.locks.request(LOCK, () => showNew(registration, textOf));

    function textOf({ kind, contactName, title }: Notification) {
      const name = showsNames ? contactName : null;
      return { title: words.titleOf({ kind, name }), body: showsNames && kind === 'task_due' ? (title ?? '') : '' };
    }
  }, [unseen, isOn, showsNames, registration, words]);
}

function shownUpTo(): string | null {
  return localStorage.getItem(SHOWN_KEY);
}

function startFromNow(): void {
  if (shownUpTo() === null) localStorage.setItem(SHOWN_KEY, new Date().toISOString());
}

type TextOf = (notification: Notification) => { title: string; body: string };

function pathOf({ messageId, campaignId }: Notification): string {
  if (messageId !== null) return messageHref(messageId);
  return campaignId === null ? '/' : campaignHref(campaignId);
}

/** Runs in one tab at a time; the next tab finds everything shown. */
async function showNew(registration: ServiceWorkerRegistration, textOf: TextOf): Promise<void> {
  const upTo = shownUpTo();
  if (upTo === null) return startFromNow();
  const list = await listNotifications({ limit: LOOKED_AT }).catch(() => []);
  const newest = list[0]?.createdAt;
  for (const notification of unshown(list, upTo)) {
    const { title, body } = textOf(notification);
    const path = pathOf(notification);
    const { id } = notification;
    await registration.showNotification(title, { body, tag: id, icon: '/icons/icon-192.png', data: { path } });
  }
  if (newest !== undefined && newest > upTo) localStorage.setItem(SHOWN_KEY, newest);
}
