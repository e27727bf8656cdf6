import { useGetFirstSteps, useGetWorkspaceSettings } from '@concordia/api-client';
import { Heading } from '@concordia/ui/components/Heading';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { useUnfinishedImport } from '@concordia/ui/widgets/intake/imports';
import { type ReactNode, Suspense } from 'react';
import { LanguageChoicePicker } from '../../app/header/LanguagePicker';
import { dashboardStrings } from '../../strings/generated/dashboard';
import * as styles from './Dashboard.css';
import { ImportMailbox, Introduction } from './welcomeParts';

/** A new workspace's first screen: a few questions once, then a mailbox that fills the board. */
export function Welcome() {
  const words = useStrings(dashboardStrings);
  const { data: firstSteps, error, mutate } = useGetFirstSteps();
  const { data: settings } = useGetWorkspaceSettings();
  const isImporting = useUnfinishedImport();
  if (firstSteps === undefined && error === undefined) return null;
  // An import that is already running is more urgent than the questions.
  const asks = firstSteps !== undefined && !firstSteps.isIntroduced && !isImporting;
  if (asks && settings !== undefined) {
    return (
      <Page title={words.introduction} help={words.introductionHelp}>
        <Introduction
          currency={settings.currency}
          language={<LanguageChoicePicker />}
          onDone={async (answered) => void (await mutate(answered, { revalidate: false }))}
        />
      </Page>
    );
  }
  return (
    <Page title={words.welcome} help={words.welcomeHelp}>
      <ImportMailbox />
    </Page>
  );
}

function Page({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className={styles.welcome}>
      <Stack width="column" isCentered gap="xxl">
        <Stack gap="sm">
          <Heading level={2} size="display">
            {title}
          </Heading>
          <Text size="reading" tone="muted">
            {help}
          </Text>
        </Stack>
        <Suspense>{children}</Suspense>
      </Stack>
    </div>
  );
}
