import { AppShellPage, type AppShellPageProps } from '@concordia/ui/components/AppShell';
import { Heading } from '@concordia/ui/components/Heading';
import { Inline } from '@concordia/ui/components/Inline';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import type { ReactNode } from 'react';
import * as styles from './Page.css';
import { usePageTitle } from './usePageTitle';

export interface PageProps {
  /** The page's heading, and the start of the document's title. */
  title: string;
  description?: string;
  /** Beside the heading: a badge, a link back. */
  aside?: ReactNode;
  /**
   * Fills the window, with a scrolling content area.
   *
   * @default false
   */
  isFilling?: boolean;
  /** Details of the selection, beside the page. */
  panel?: AppShellPageProps['panel'];
  children: ReactNode;
}

export function Page({ title, description, aside, isFilling = false, panel, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <AppShellPage scrolls={isFilling ? 'inside' : 'page'} {...(panel && { panel })}>
      <div className={isFilling ? styles.filling : styles.page}>
        <Inline as="header" align="start" justify="between" gap="md">
          <Stack gap="xs" width="measure">
            <Heading level={1} ref={heading}>
              {title}
            </Heading>
            {description && <Text tone="muted">{description}</Text>}
          </Stack>
          {aside && <Inline gap="md">{aside}</Inline>}
        </Inline>
        {children}
      </div>
    </AppShellPage>
  );
}
