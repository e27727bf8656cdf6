import type { Channel } from '@concordia/domain';
import { EmptyState } from '@concordia/ui/components/EmptyState';
import { Heading } from '@concordia/ui/components/Heading';
import { Link } from '@concordia/ui/components/Link';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { ConsoleLayout, SetupChannels } from '@concordia/ui/widgets/channels/SetupChannels';
import { type ReactNode, Suspense, useState } from 'react';
import { setupStrings } from '../../strings/generated/setup';
import { ChannelAccounts, ChannelSetup, Finalize, Guardrails, NightOps } from './lazy';
import { channelHref } from './useSetupPlace';

interface ChannelConsoleProps {
  channel: Channel | null;
  /** Result of an OAuth redirect, if there was one. */
  outcome: string | null;
}

/** The eight channels and automation limits; beside them the selected channel's panel and the final setup steps. */
export function ChannelConsole({ channel, outcome }: ChannelConsoleProps) {
  const words = useStrings(setupStrings);
  // Increments when the whole setup is replaced, which resets forms in progress.
  const [edition, setEdition] = useState(0);
  return (
    <ConsoleLayout
      sidebarLabel={words.sidebar}
      sidebar={
        <>
          <SetupChannels selectedChannel={channel} hrefOf={channelHref} />
          <Stack gap="xl">
            <Heading level={2} size="caption" tone="muted">
              {words.automation}
            </Heading>
            <Suspense>
              <Gain of={words.gainGuardrails}>
                <Guardrails headingLevel={3} />
              </Gain>
              <Gain of={words.gainNightOps}>
                <NightOps headingLevel={3} />
              </Gain>
            </Suspense>
          </Stack>
        </>
      }
      back={
        <Link href="/setup" isStandalone icon="arrow-left" tone="ink">
          {words.allChannels}
        </Link>
      }
      placeholder={<EmptyState icon="settings" headingLevel={2} title={words.select} description={words.selectHelp} />}
      panel={
        channel === null ? null : (
          <Suspense>
            <Stack gap="xl">
              <ChannelSetup key={edition} channel={channel} outcome={outcome} />
              <ChannelAccounts key={channel} channel={channel} />
            </Stack>
          </Suspense>
        )
      }
    >
      <Suspense>
        <Gain of={words.gainFinalize}>
          <Finalize onReplaced={() => setEdition((before) => before + 1)} />
        </Gain>
      </Suspense>
    </ConsoleLayout>
  );
}

/** A step of the setup, and what it gains in one sentence. */
function Gain({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      {children}
      <Text size="caption" tone="muted">
        {of}
      </Text>
    </Stack>
  );
}
