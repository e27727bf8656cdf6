import type { ChurnBasis } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import * as styles from './CustomerIntelligence.css';

/** What the churn probabilities rest on besides the data: the rival that won, a correction, and each assumption that decides. */
export function ChurnGrounds({ basis, show }: { basis: ChurnBasis; show: 'warnings' | 'assumptions' }) {
  const words = useStrings(churnStrings);
  const { uses, isJudged, isMiscalibrated, isRecalibrated, leavingPrior, cancellationPrior } = basis;
  // What is wrong stands on the screen; what is assumed behind how it is calculated.
  const all = {
    warnings: [uses === 'silence' && words.usesSilence, isMiscalibrated && words.isMiscalibrated],
    assumptions: [
      !isJudged && words.notJudged,
      isRecalibrated && words.isRecalibrated,
      uses === 'model' && leavingPrior && words.leavingPrior,
      cancellationPrior && words.cancellationPrior,
    ],
  };
  const lines = all[show].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.advice}>
      {lines.map((line) => (
        <Text key={line} as="li" size="dense" tone="muted">
          {line}
        </Text>
      ))}
    </ul>
  );
}
