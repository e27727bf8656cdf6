import { type ReactNode, type Ref, use, useEffect, useRef } from 'react';
import { mergeRefs } from 'react-aria';
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
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { Icon, type IconName } from '../Icon';
import * as styles from './Tabs.css';
import { TabsContext } from './TabsContext';

export interface TabsProps extends Behavior<AriaTabsProps> {
  /** One `TabList`, and a `TabPanel` per tab. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Views of the same thing, one at a time. For pages with their own address use links. */
export function Tabs(ownProps: TabsProps) {
  const { children, ...rest } = useSlotted(ownProps, TabsContext);
  return (
    <AriaTabs {...rest} className={styles.root}>
      {children}
    </AriaTabs>
  );
}

export interface TabListProps {
  /** Accessible name: what the tabs have in common. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The row or column of tabs. It scrolls if they do not fit and keeps the selected one visible. */
export function TabList({ label, children, ref }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const selected = use(TabListStateContext)?.selectedKey;
  useEffect(() => {
    if (list.current === null || selected === undefined || selected === null) return;
    const tab = list.current.querySelector('[data-selected]');
    if (tab) bringIntoSight(list.current, tab);
  }, [selected]);
  return (
    <AriaTabList ref={mergeRefs(list, ref)} aria-label={label} className={styles.list}>
      {children}
    </AriaTabList>
  );
}

/** Scrolls only the tab row: `scrollIntoView` would also scroll the page. Part of the next tab stays visible, to show that there is more. */
function bringIntoSight(list: HTMLElement, tab: Element): void {
  const row = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const margin = row.width / 6;
  if (left < row.left) list.scrollLeft += left - row.left - margin;
  else if (right > row.right) list.scrollLeft += right - row.right + margin;
}

export interface TabProps extends Behavior<AriaTabProps, 'id'> {
  /** The `id` of its panel. */
  id: string;
  /** One or two words. */
  children: ReactNode;
  icon?: IconName;
  /** A `CountBadge` after the text. */
  badge?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Shows its panel; arrow keys move and select. */
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

export interface TabPanelProps extends Behavior<AriaTabPanelProps, 'id'> {
  /** The `id` of its tab. */
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function TabPanel({ children, ...rest }: TabPanelProps) {
  return (
    <AriaTabPanel {...rest} className={styles.panel}>
      {children}
    </AriaTabPanel>
  );
}
