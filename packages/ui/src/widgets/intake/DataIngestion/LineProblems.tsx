import type { IngestRun } from '@concordia/api-client';
import { useState } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import * as styles from './DataIngestion.css';

export function LineProblems({ run: { fileName, invalid, problems } }: { run: IngestRun }) {
  const words = useStrings(dataIngestionStrings);
  const figure = useFigure();
  const [isOpen, setOpen] = useState(false);
  const linesShown = new Set(problems.map(({ line }) => line)).size;
  return (
    <Disclosure
      size="small"
      headingLevel="none"
      title={isOpen ? words.hideProblems({ lines: invalid }) : words.showProblems({ lines: invalid })}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      <Stack gap="sm">
        <table aria-label={words.problemsOf({ file: fileName })} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                {words.line}
              </th>
              <th scope="col" className={styles.cell}>
                {words.field}
              </th>
              <th scope="col" className={styles.cell}>
                {words.expected}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, field, expected }) => (
              <tr key={`${line} ${field} ${expected}`}>
                <th scope="row" className={styles.line}>
                  {figure(line)}
                </th>
                <td className={styles.cell}>
                  {field === null ? (
                    words.wholeLine
                  ) : (
                    <Text as="code" size="dense">
                      <bdi dir="ltr">{field}</bdi>
                    </Text>
                  )}
                </td>
                <td className={styles.cell}>{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {linesShown < invalid && (
          <Text size="caption" tone="muted">
            {words.firstOf({ shown: problems.length, lines: invalid })}
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}
