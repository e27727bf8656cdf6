import { Badge } from '../../../components/Badge';
import { Icon, type IconName } from '../../../components/Icon';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { useProblemWords } from '../../shared/problems';
import type { StepState } from './runSteps';
import * as styles from './TestResults.css';
import type { TestId } from './testPlan';
import type { TestRun } from './useConnectionTest';

interface Look {
  readonly icon: IconName;
  readonly tone: 'muted' | 'positive' | 'negative' | 'accent';
  readonly word: 'waiting' | 'running' | 'passed' | 'failed' | 'late' | 'cancelled';
}

const failed: Look = { icon: 'circle-alert', tone: 'negative', word: 'failed' };

function lookOf(state: StepState): Look {
  switch (state.is) {
    case 'waiting':
      return { icon: 'clock', tone: 'muted', word: 'waiting' };
    case 'running':
      return { icon: 'refresh', tone: 'accent', word: 'running' };
    case 'answered':
      return state.ok ? { icon: 'circle-check', tone: 'positive', word: 'passed' } : failed;
    case 'thrown':
      return failed;
    case 'late':
      return { ...failed, word: 'late' };
    case 'cancelled':
      return { icon: 'minus', tone: 'muted', word: 'cancelled' };
  }
}

/** The steps of a test with their state, announced as they end. */
export function TestResults({ run }: { run: TestRun<TestId> }) {
  const words = useStrings(connectionTestStrings);
  if (run.steps.length === 0) return null;
  return (
    <section aria-label={words.results} aria-busy={run.isRunning} aria-live="polite">
      <Stack as="ul" gap="sm" hasDividers>
        {run.steps.map(({ id, state }) => (
          <li key={id}>
            <StepLine id={id} state={state} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

function StepLine({ id, state }: { id: TestId; state: StepState }) {
  const words = useStrings(connectionTestStrings);
  const detail = useDetail(state);
  const { icon, tone, word } = lookOf(state);
  return (
    <div className={styles.step}>
      <span className={styles.mark}>
        <Text as="span" tone={tone}>
          <Icon name={icon} size="small" />
        </Text>
      </span>
      <div>
        <Text size="dense">{words.step[id]}</Text>
        {detail !== null && (
          <Text size="caption" tone="muted">
            {detail}
          </Text>
        )}
      </div>
      {state.is === 'answered' && state.ok && state.isSimulated ? (
        <Badge tone="warning">{words.simulated}</Badge>
      ) : (
        <Text as="span" size="caption" tone={tone} weight="medium">
          {words.state[word]}
        </Text>
      )}
    </div>
  );
}

function useDetail(state: StepState): string | null {
  const words = useStrings(connectionTestStrings);
  const problemWords = useProblemWords();
  switch (state.is) {
    case 'answered':
      return state.message === '' ? null : state.message;
    case 'thrown':
      return problemWords(state.reason);
    case 'late':
      return words.late;
    case 'cancelled':
      return words.cancelled;
    case 'waiting':
    case 'running':
      return null;
  }
}
