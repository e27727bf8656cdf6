import { PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { consoleOf } from '../../../channels/setups';
import { Disclosure } from '../../../components/Disclosure';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { providerGuideStrings } from '../../../strings/providerGuides';
import * as styles from './Guide.css';

interface GuideProps {
  provider: Provider;
  /** Closed for live channels, which no longer need it. */
  isOpen: boolean;
}

export function Guide({ provider, isOpen }: GuideProps) {
  const words = useStrings(connectionStrings);
  const steps = Object.entries(useStrings(providerGuideStrings)[provider]);
  const address = consoleOf(provider);
  return (
    <Disclosure title={words.guide} size="small" defaultExpanded={isOpen}>
      <Stack gap="md" align="start">
        <ol className={styles.steps}>
          {steps.map(([name, step]) => (
            <li key={name}>{step}</li>
          ))}
        </ol>
        {address !== null && (
          <Link href={address} isStandalone isExternal>
            {words.openConsole({ provider: PROVIDER_PROFILES[provider].name })}
          </Link>
        )}
      </Stack>
    </Disclosure>
  );
}
