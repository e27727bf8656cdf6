import { getGetNotificationSummaryUrl, getGetWorkspaceUrl } from '@concordia/api-client';
import { analyticsAsks } from './Analytics/asks';
import { companiesAsks } from './Companies/asks';
import { connectionAsks } from './Connection/asks';
import { contactsAsks } from './Contacts/asks';
import { dashboardAsks } from './Dashboard/asks';
import { dealsAsks } from './Deals/asks';
import { intelligenceAsks } from './Intelligence/asks';
import type { Appearance, Asks } from './opening';
import { setupAsks } from './Setup/asks';
import { todayAsks } from './Today/asks';

/** Data of the header, on every page. */
const always = [getGetWorkspaceUrl(), getGetNotificationSummaryUrl()];

const ofPages: Readonly<Record<string, Asks>> = {
  '/': dashboardAsks,
  '/contacts': contactsAsks,
  '/companies': companiesAsks,
  '/deals': dealsAsks,
  '/analytics': analyticsAsks,
  '/intelligence': intelligenceAsks,
  '/connection': connectionAsks,
  '/setup': setupAsks,
  '/today': todayAsks,
};

/**
 * Returns the URLs an address will fetch, as far as known before its page loads.
 *
 * @param path of the page.
 * @param search of the address, with or without its question mark.
 */
export const asksOf = (path: string, search: string, appearance: Appearance): readonly string[] => [
  ...(ofPages[path]?.(new URLSearchParams(search), appearance) ?? []),
  ...always,
];
