import { type Automation, useGetGuardrailUsage, useListAutomations } from '@concordia/api-client';
import { Heading } from '../../../components/Heading';
import { Meter } from '../../../components/Meter';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { guardrailStrings } from '../../../strings/generated/guardrail';
import { useProblemWords } from '../../shared/problems';

/** Automations shown, the latest first. */
const SHOWN = 5;

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

interface GuardrailsNowProps {
  canary: number;
  headingLevel: 3 | 4;
}

export function GuardrailsNow({ canary, headingLevel }: GuardrailsNowProps) {
  const words = useStrings(guardrailStrings);
  const problemWords = useProblemWords();
  const { data: usage, error } = useGetGuardrailUsage();
  const { data: automations } = useListAutomations();
  if (error !== undefined && usage === undefined) {
    return (
      <Text size="caption" tone="negative">
        {words.nowFailed}. {problemWords(error)}
      </Text>
    );
  }
  if (usage === undefined || automations === undefined) return null;
  const { sentToday, budget, dayEndsAt } = usage;
  return (
    <Stack gap="md">
      <Heading level={headingLevel} size="caption" tone="muted">
        {words.now}
      </Heading>
      <Stack gap="xs">
        <Meter label={words.today} value={sentToday} maxValue={budget} format={WHOLE} />
        {sentToday > 0 && sentToday >= budget && (
          <Text size="caption" tone="warning">
            {words.budgetSpent}
          </Text>
        )}
        {sentToday > 0 && (
          <Text size="caption" tone="muted">
            {words.dayEnds} <RelativeTime instant={dayEndsAt} mayBeAhead />
          </Text>
        )}
      </Stack>
      {automations.length === 0 ? (
        <Text size="caption" tone="muted">
          {words.nothing}
        </Text>
      ) : (
        <Stack as="ul" gap="sm">
          {automations.slice(0, SHOWN).map((automation) => (
            <li key={automation.automationId}>
              <Standing automation={automation} canary={canary} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Standing({ automation, canary }: { automation: Automation; canary: number }) {
  const words = useStrings(guardrailStrings);
  const { automationId, refused, next } = automation;
  return (
    <Stack gap="none">
      <Text size="dense" weight="medium">
        <bdi>{automationId}</bdi>
      </Text>
      <Text size="caption" tone={next === 'stopped' ? 'negative' : 'muted'}>
        <How automation={automation} canary={canary} />
        {refused > 0 && ` · ${words.refused({ count: refused })}`}
      </Text>
    </Stack>
  );
}

function How({ automation, canary }: { automation: Automation; canary: number }) {
  const words = useStrings(guardrailStrings);
  const { next, sends, stoppedBy, waitsUntil } = automation;
  switch (next) {
    case 'canary':
      return words.canaryProgress({ sends, canary });
    case 'canary_full':
      return (
        <>
          {words.canaryWaits} {waitsUntil !== null && <RelativeTime instant={waitsUntil} mayBeAhead />}
        </>
      );
    case 'rest':
      return words.rest({ sends });
    case 'stopped':
      return stoppedBy === null ? null : words.stopped[stoppedBy]({ events: automation[stoppedBy], sends });
    case 'drafts_only':
      return words.draftsOnly;
    case 'switched_off':
      return words.switchedOff;
    case 'budget_spent':
      return words.budgetSpent;
  }
}
