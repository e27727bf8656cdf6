import { type ReactNode, use, useEffect, useRef } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  SelectionIndicator,
  TabListStateContext,
} from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { Icon, type IconName } from '../Icon';
import * as styles from './Tabs.css';

export interface TabsProps extends Behaviour<AriaTabsProps> {
  /** One `TabList` and a `TabPanel` for each of its tabs. */
  children: ReactNode;
}

/** Views of one thing, of which one shows at a time. For places with an address of their own use links. */
export function Tabs({ children, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest} className={styles.root}>
      {children}
    </AriaTabs>
  );
}

export interface TabListProps {
  /** What the tabs are views of. */
  label: string;
  /** The `Tab`s. */
  children: ReactNode;
}

/** The row, or column, of tabs. Where they do not fit they scroll, and the chosen one is in sight. */
export function TabList({ label, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const selected = use(TabListStateContext)?.selectedKey;
  useEffect(() => {
    if (list.current === null || selected === undefined || selected === null) return;
    const tab = list.current.querySelector('[data-selected]');
    if (tab) bringIntoSight(list.current, tab);
  }, [selected]);
  return (
    <AriaTabList ref={list} aria-label={label} className={styles.list}>
      {children}
    </AriaTabList>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page too. Its neighbour is left in sight, so that one sees that there is more. */
function bringIntoSight(list: HTMLElement, tab: Element): void {
  const row = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const margin = row.width / 6;
  if (left < row.left) list.scrollLeft += left - row.left - margin;
  else if (right > row.right) list.scrollLeft += right - row.right + margin;
}

export interface TabProps extends Behaviour<AriaTabProps, 'id'> {
  /** The same as its panel's. */
  id: string;
  /** One or two words. */
  children: ReactNode;
  /** A drawing before the words. */
  icon?: IconName;
  /** A `CountBadge` after the words. */
  badge?: ReactNode;
}

/** Chooses a panel: arrow keys move and choose. */
export function Tab({ children, icon, badge, ...rest }: TabProps) {
  return (
    <AriaTab {...rest} className={styles.tab}>
      {icon && <Icon name={icon} />}
      {children}
      {badge}
      <SelectionIndicator className={styles.indicator} />
    </AriaTab>
  );
}

export interface TabPanelProps extends Behaviour<AriaTabPanelProps, 'id'> {
  /** The same as its tab's. */
  id: string;
  /** The view. */
  children: ReactNode;
}

/** What its tab shows. */
export function TabPanel({ children, ...rest }: TabPanelProps) {
  return (
    <AriaTabPanel {...rest} className={styles.panel}>
      {children}
    </AriaTabPanel>
  );
}
