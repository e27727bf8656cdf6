import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { text } from '../../theme';
import { ErrorState } from '../ErrorState';
import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { useFocusAfterRetry } from './useFocusAfterRetry';
import * as styles from './WidgetFrame.css';
import type { WidgetState } from './widgetState';

const REGULAR = { 1: { style: 'page' }, 2: { style: 'heading' }, 3: { style: 'subheading' } } as const;

const HEADINGS = {
  compact: { style: 'dense' },
  strip: { style: 'caption', tone: 'muted' },
  list: { style: 'caption', tone: 'muted', weight: 'medium' },
} as const;

export interface WidgetFrameProps<Data> {
  /** Names the widget, which becomes a region landmark. */
  title: string;
  /** Loading, empty, failed, or ready with data. */
  state: WidgetState<Data>;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
  /** Shown while loading, in the shape of the content. */
  skeleton: ReactNode;
  /** Shown when there is no data, usually an `EmptyState`. */
  empty: ReactNode;
  /** Announced while loading, such as 'Loading live market data...'. @default `${title}: loading` */
  loadingText?: string;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Hides the heading visually, where the context already names the widget. @default false */
  isHeadingHidden?: boolean;
  /** `raised` on the page, `plain` inside a container or with a background of its own. @default 'plain' */
  ground?: styles.FrameVariants['ground'];
  /**
   * `compact` for one or two lines beside similar widgets, `strip` for one line in all, `list` for a list in a sidebar.
   *
   * @default 'regular'
   */
  size?: 'regular' | keyof typeof HEADINGS;
  /** Stands for the title of a `strip` that is too narrow to show it. */
  icon?: IconName;
  /** Fills the height of its container. The content scrolls. @default false */
  isFilling?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * The frame of every widget: a labeled section with heading, busy state, loading announcement, error with retry, and empty state. After a successful
 * retry, focus moves to the heading.
 */
export function WidgetFrame<Data>({
  title,
  state,
  children,
  skeleton,
  empty,
  loadingText,
  actions,
  headingLevel = 2,
  isHeadingHidden = false,
  ground,
  size = 'regular',
  icon,
  isFilling = false,
  ref,
}: WidgetFrameProps<Data>) {
  const words = useStrings(commonStrings);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRetry(heading, state.kind);
  const Heading = `h${headingLevel}` as const;
  const isBusy = state.kind === 'loading' || (state.kind === 'ready' && state.isRefreshing);

  const headingElement = (
    <Heading
      ref={heading}
      id={headingId}
      tabIndex={-1}
      title={icon && title}
      className={`${text(size === 'regular' ? REGULAR[headingLevel] : HEADINGS[size])} ${styles.heading({ size })}`}
    >
      {icon === undefined ? (
        title
      ) : (
        <>
          <span className={styles.icon}>
            <Icon name={icon} size="small" />
          </span>
          <span className={styles.iconTitle}>{title}</span>
        </>
      )}
    </Heading>
  );
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className={styles.frame({ ground, size, fill: isFilling })}
      data-state={state.kind}
    >
      <header className={isHeadingHidden && !actions ? styles.noHeader : styles.header({ size })}>
        {isHeadingHidden ? <VisuallyHidden>{headingElement}</VisuallyHidden> : headingElement}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <VisuallyHidden>
        <span role="status">{state.kind === 'loading' ? (loadingText ?? words.loading({ title })) : ''}</span>
      </VisuallyHidden>
      {isBusy && state.kind === 'ready' && <span aria-hidden className={styles.refreshing} />}
      <div className={styles.body({ size, fill: isFilling })}>
        <Body size={size} state={state} skeleton={skeleton} empty={empty}>
          {children}
        </Body>
      </div>
    </section>
  );
}

type BodyProps<Data> = Pick<WidgetFrameProps<Data>, 'size' | 'state' | 'skeleton' | 'empty' | 'children'>;

function Body<Data>({ size, state, skeleton, empty, children }: BodyProps<Data>) {
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'empty':
      return empty;
    case 'failed':
      return (
        <ErrorState
          size={size === 'strip' ? 'line' : 'compact'}
          {...state.problem}
          onRetry={state.retry}
          retryLabel={state.retryLabel}
          isRetrying={state.isRetrying}
        />
      );
    case 'ready':
      return children(state.data);
  }
}
