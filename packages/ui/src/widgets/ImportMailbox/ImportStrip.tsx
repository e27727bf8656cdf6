import { useListImports } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { Link } from '../../components/Link';
import { ProgressBar } from '../../components/ProgressBar';
import * as styles from './ImportStrip.css';
import { isActive, paceWords } from './runWords';
import { useRunWords } from './useRunWords';

export interface ImportStripProps {
  /** Where imports are shown in full. */
  detailsHref: string;
}

/** One line above the board while an import works, and nothing otherwise. */
export function ImportStrip({ detailsHref }: ImportStripProps) {
  const words = useRunWords();
  const { data: runs = [] } = useListImports({ limit: 20 });
  const run = runs.findLast(isActive);
  if (run === undefined) return null;
  const isMeasured = run.state === 'reading' && run.sizeBytes > 0;
  return (
    <div className={styles.strip}>
      <div className={styles.bar}>
        <ProgressBar
          label={words.imports.importing(run.name)}
          value={isMeasured ? fractionDone(run.positionBytes, run.sizeBytes) : undefined}
          maxValue={1}
          detail={isMeasured ? paceWords(run, words).join(' · ') : words.imports.state[run.state]}
        />
      </div>
      <Link href={detailsHref}>{words.imports.details}</Link>
    </div>
  );
}
