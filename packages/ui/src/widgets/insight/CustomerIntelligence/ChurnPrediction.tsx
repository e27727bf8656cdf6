import { type ChurnPrediction as Prediction, useGetChurnPrediction } from '@concordia/api-client';
import { RISK_LEVELS } from '@concordia/domain/customers';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { FitLine, HowCalculated, NotEnough, useFigures } from '../intelligence';
import type { Behind } from './behind';
import { ChurnGrounds } from './ChurnGrounds';
import * as styles from './CustomerIntelligence.css';
import { GroupSkeleton } from './IntelligenceSkeleton';
import { RiskGroupView } from './RiskGroupView';
import { RiskList } from './RiskList';
import { SaveAutomation } from './SaveAutomation';
import { SaveOffers } from './SaveOffers';

export interface ChurnPredictionProps {
  onOpen: (behind: Behind) => void;
  contactHref: (contactId: string) => string;
}

export function ChurnPrediction({ onOpen, contactHref }: ChurnPredictionProps) {
  const words = useStrings(churnStrings);
  const state = useFigures(useGetChurnPrediction(), words.failed);
  return (
    <WidgetFrame title={words.title} state={state} skeleton={<GroupSkeleton />} empty={null}>
      {(prediction) => (
        <Stack gap="xxl">
          <RiskGroups prediction={prediction} onOpen={onOpen} contactHref={contactHref} />
          <Grid columns="main:side" gap="xxxl" align="start">
            <SaveOffers offers={prediction.saveOffers.highRisk} onOpen={onOpen} />
            <SaveAutomation
              automation={prediction.automation}
              isHoldingOut={prediction.saveOffers.highRisk.some(({ holdout }) => holdout > 0)}
              onOpen={onOpen}
            />
          </Grid>
        </Stack>
      )}
    </WidgetFrame>
  );
}

function RiskGroups({ prediction, onOpen, contactHref }: ChurnPredictionProps & { prediction: Prediction }) {
  const words = useStrings(churnStrings);
  const { churnRisk, fit, learnedFrom, basis } = prediction;
  const counted = RISK_LEVELS.reduce((sum, level) => sum + churnRisk[level].count, 0);
  if (counted === 0) return <NotEnough missing={fit.missing} isFitting={fit.state === 'fitting'} />;
  return (
    <Stack gap="lg">
      <Text tone="muted">{words.horizon({ horizon: Math.round(fit.horizonDays), learned: learnedFrom })}</Text>
      {basis !== null && <ChurnGrounds basis={basis} show="warnings" />}
      <div className={styles.groups}>
        {RISK_LEVELS.map((level) => (
          <RiskGroupView
            key={level}
            level={level}
            group={churnRisk[level]}
            onOpen={() => onOpen({ of: 'risk', risk: level })}
          />
        ))}
      </div>
      <RiskList contactHref={contactHref} />
      <HowCalculated of="churn">{basis !== null && <ChurnGrounds basis={basis} show="assumptions" />}</HowCalculated>
      <FitLine fit={fit} />
    </Stack>
  );
}
