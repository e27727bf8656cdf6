import { PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Disclosure } from '../../../components/Disclosure';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/channelSetup';
import { providerGuideStrings } from '../../../strings/providerGuides';
import * as styles from './Guide.css';

/** Where an account is managed; servers of one's own have no such place. */
const CONSOLES: Readonly<Partial<Record<Provider, string>>> = {
  sendgrid: 'https://app.sendgrid.com',
  mailgun: 'https://app.mailgun.com',
  postmark: 'https://account.postmarkapp.com',
  ses: 'https://console.aws.amazon.com/ses',
  whatsapp: 'https://developers.facebook.com/apps',
  messenger: 'https://developers.facebook.com/apps',
  instagram: 'https://developers.facebook.com/apps',
  twilio: 'https://console.twilio.com',
  telegram: 'https://t.me/BotFather',
  x: 'https://developer.x.com',
  linkedin: 'https://www.linkedin.com/developers/apps',
};

interface GuideProps {
  provider: Provider;
  /** Who is live knows the way. */
  isOpen: boolean;
}

/** What one needs of the provider and where it is found, step by step. */
export function Guide({ provider, isOpen }: GuideProps) {
  const words = useStrings(connectionStrings);
  const steps = Object.entries(useStrings(providerGuideStrings)[provider]);
  const address = CONSOLES[provider];
  return (
    <Disclosure title={words.guide} size="small" defaultExpanded={isOpen}>
      <Stack gap="md" align="start">
        <ol className={styles.steps}>
          {steps.map(([name, step]) => (
            <li key={name}>{step}</li>
          ))}
        </ol>
        {address !== undefined && (
          <Link href={address} isStandalone isExternal>
            {words.openConsole(PROVIDER_PROFILES[provider].name)}
          </Link>
        )}
      </Stack>
    </Disclosure>
  );
}
