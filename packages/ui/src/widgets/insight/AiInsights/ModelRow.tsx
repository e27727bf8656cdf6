import type { IntelligenceModel } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { fitStrings } from '../../../strings/generated/fit';
import { Fact, Facts } from '../intelligence';
import { HeldOut } from './HeldOut';
import { STATE_TONES } from './tones';

export function ModelRow({ model }: { model: IntelligenceModel }) {
  const words = useStrings(aiInsightsStrings);
  const { id, method, state, heldOut, missing, failure, parameters } = model;
  const lacks = useStrings(fitStrings).missing;
  return (
    <li>
      <Stack gap="sm">
        <Stack gap="none">
          <Inline gap="sm">
            <Text as="span" weight="semibold">
              {words.model[id]}
            </Text>
            <Badge tone={STATE_TONES[state]}>{words.modelState[state]}</Badge>
          </Inline>
          <Text size="dense" tone="muted">
            {method}
          </Text>
        </Stack>
        {failure !== null && (
          <Text size="dense" tone="negative">
            {failure}
          </Text>
        )}
        {missing.map(({ what, have, needed }) => (
          <Text key={what} size="dense" tone="muted" isTabular>
            {words.missing({ what: lacks[what], have, needed })}
          </Text>
        ))}
        <ModelFacts model={model} />
        {heldOut !== null && <HeldOut heldOut={heldOut} />}
        {parameters.length > 0 && (
          <Disclosure title={words.parameters} size="small" headingLevel="none">
            <Facts>
              {parameters.map(({ name, value }) => (
                <Fact key={name} term={name}>
                  {words.parameter({ value })}
                </Fact>
              ))}
            </Facts>
          </Disclosure>
        )}
      </Stack>
    </li>
  );
}

function ModelFacts({ model: { version, fittedAt, data, logLikelihood } }: { model: IntelligenceModel }) {
  const words = useStrings(aiInsightsStrings);
  return (
    <Facts>
      {version !== null && fittedAt !== null && (
        <Fact term={words.fitted}>
          {words.version({ version })}
          <Text size="caption" tone="muted" weight="regular">
            <RelativeTime instant={fittedAt} />
          </Text>
        </Fact>
      )}
      {data.map(({ what, count }) => (
        <Fact key={what} term={words.data({ what })}>
          {words.count({ count })}
        </Fact>
      ))}
      {logLikelihood !== null && <Fact term={words.logLikelihood}>{words.parameter({ value: logLikelihood })}</Fact>}
    </Facts>
  );
}
