import { Grid } from '../../../components/Grid';
import { Icon } from '../../../components/Icon';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { firstStepsStrings } from '../../../strings/generated/firstSteps';
import * as styles from './FirstSteps.css';
import type { Step, StepName } from './steps';

interface StepListProps {
  steps: readonly Step[];
  hrefs: Readonly<Record<StepName, string>>;
}

export function StepList({ steps, hrefs }: StepListProps) {
  return (
    <Grid as="ul" minColumn="small" gap="lg" align="start">
      {steps.map((step) => (
        <StepItem key={step.step} step={step} href={hrefs[step.step]} />
      ))}
    </Grid>
  );
}

function StepItem({ step: { step, doneAt }, href }: { step: Step; href: string }) {
  const words = useStrings(firstStepsStrings);
  const format = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.step} data-done={doneAt !== null || undefined}>
      <span className={styles.mark}>
        <Icon name={doneAt === null ? 'circle-dot' : 'circle-check'} />
      </span>
      <div>
        {doneAt === null ? (
          <Link href={href} isStandalone>
            {words.step[step]}
          </Link>
        ) : (
          <Text size="dense" weight="medium">
            {words.step[step]}
          </Text>
        )}
        <Text size="caption" tone="muted">
          {doneAt === null ? words.gain[step] : words.doneOn({ date: format.format(new Date(doneAt)) })}
        </Text>
      </div>
    </li>
  );
}
