import type { ImportRun } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { Link } from '../../../components/Link';
import { ProgressBar } from '../../../components/ProgressBar';
import * as styles from './ImportStrip.css';
import { paceWords } from './runWords';
import { useRunWords } from './useRunWords';

interface ImportLineProps {
  run: ImportRun;
  detailsHref: string;
}

export function ImportLine({ run, detailsHref }: ImportLineProps) {
  const words = useRunWords();
  const isMeasured = run.state === 'reading' && run.sizeBytes > 0;
  return (
    <div className={styles.strip}>
      <div className={styles.bar}>
        <ProgressBar
          label={words.imports.importing({ file: run.name })}
          value={isMeasured ? fractionDone(run.positionBytes, run.sizeBytes) : undefined}
          maxValue={1}
          detail={isMeasured ? paceWords(run, words).join(' · ') : words.imports.state[run.state]}
        />
      </div>
      <Link href={detailsHref}>{words.imports.details}</Link>
    </div>
  );
}
