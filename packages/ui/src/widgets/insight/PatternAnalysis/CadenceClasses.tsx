import type { Patterns } from '@concordia/api-client';
import { CADENCES } from '@concordia/domain/patterns';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { CountButton, CountFigure, CountFigures, ShareBar } from '../intelligence';
import { LazyHowDecided } from '../intelligence/LazyHowDecided';
import type { Behind } from './behind';
import * as styles from './PatternAnalysis.css';

export interface PatternPartProps {
  patterns: Patterns;
  onOpen: (behind: Behind) => void;
}

export function CadenceClasses({ patterns, onOpen }: PatternPartProps) {
  const words = useStrings(patternAnalysisStrings);
  const id = useId();
  const { cadences, changed, isSample } = patterns;
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={3} id={id}>
          {words.cadences}
        </Heading>
        <Text size="caption" tone="muted">
          {words.cadencesHelp({ contacts: CADENCES.reduce((sum, cadence) => sum + cadences[cadence].people, 0) })}
        </Text>
      </Stack>
      {isSample ? (
        <SampleClasses cadences={cadences} />
      ) : (
        <>
          <Classes cadences={cadences} onOpen={onOpen} />
          <CountFigures>
            <CountFigure
              term={words.changed}
              help={words.changedHelp}
              count={changed.count}
              label={words.openChanged({ people: changed.count })}
              onPress={() => onOpen({ of: 'changes' })}
            />
          </CountFigures>
          <LazyHowDecided of="cadences" />
        </>
      )}
    </Stack>
  );
}

type ClassesProps = Pick<Patterns, 'cadences'> & Pick<PatternPartProps, 'onOpen'>;

function Classes({ cadences, onOpen }: ClassesProps) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <Stack as="ul" gap="lg">
      {CADENCES.map((cadence) => {
        const { people, share } = cadences[cadence];
        const name = words.cadence[cadence];
        return (
          <li key={cadence}>
            <div className={styles.cadence}>
              <Stack gap="none">
                <Text weight="semibold">{name}</Text>
                <Text size="caption" tone="muted">
                  {words.cadenceHelp[cadence]}
                </Text>
              </Stack>
              <div className={styles.figures}>
                <CountButton
                  count={people}
                  size="display"
                  label={words.openPeople({ people, cadence: name })}
                  onPress={() => onOpen({ of: 'cadence', cadence })}
                />
                <Text size="caption" tone="muted" isTabular>
                  <bdi>{words.shareOfPeople({ share })}</bdi>
                </Text>
              </div>
            </div>
            <ShareBar share={share} />
          </li>
        );
      })}
    </Stack>
  );
}

/** Sample figures count nobody, so they open nothing. */
function SampleClasses({ cadences }: Pick<Patterns, 'cadences'>) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <StatGroup>
      {CADENCES.map((cadence) => (
        <Stat
          key={cadence}
          label={words.cadence[cadence]}
          value={cadences[cadence].people}
          note={words.cadenceHelp[cadence]}
          isSample
        />
      ))}
    </StatGroup>
  );
}
