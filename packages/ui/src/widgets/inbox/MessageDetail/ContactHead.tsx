import type { Contact } from '@concordia/api-client';
import { CHANNELS } from '@concordia/domain';
import { type ReactNode, Suspense, useId } from 'react';
import { Avatar } from '../../../components/Avatar';
import { ChannelMark } from '../../../components/Chip';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import type { IconName } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Link, type LinkProps } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { PhoneText } from './lazy';

interface ContactHeadProps {
  contact: Contact;
  /** Leads to the page of the company. */
  companyHref?: ((company: string) => string) | undefined;
}

export function ContactHead({ contact, companyHref }: ContactHeadProps) {
  const words = useStrings(contactStrings);
  const channelsId = useId();
  const channels = CHANNELS.filter((channel) => contact.channels[channel]);
  return (
    <Stack>
      <Inline gap="md" isWrapping={false}>
        <Avatar name={contact.name} picture={contact.pictureUrl} size="large" />
        <Stack gap="none">
          <Heading level={3}>
            <bdi>{contact.name}</bdi>
          </Heading>
          <Text size="dense" tone="muted">
            {contact.title ?? words.contact}
          </Text>
        </Stack>
      </Inline>
      <DescriptionList layout="icons">
        {contact.company && (
          <Description icon="building" term={words.company}>
            {companyHref === undefined ? (
              contact.company
            ) : (
              <Link href={companyHref(contact.company)} tone="ink" isStandalone>
                <bdi>{contact.company}</bdi>
              </Link>
            )}
          </Description>
        )}
        {contact.email && (
          <Way icon="mail" term={words.email} href={`mailto:${contact.email}`}>
            {contact.email}
          </Way>
        )}
        {contact.phone && (
          <Way icon="phone" term={words.phone} href={`tel:${contact.phone}`}>
            <Suspense fallback={contact.phone}>
              <PhoneText phone={contact.phone} />
            </Suspense>
          </Way>
        )}
        {contact.linkedinUrl && (
          <Way icon="linkedin" term={words.linkedin} href={webAddress(contact.linkedinUrl)} isExternal>
            {shortUrl(contact.linkedinUrl)}
          </Way>
        )}
      </DescriptionList>
      {channels.length > 0 && (
        <Stack gap="xs">
          <Heading level={4} size="caption" tone="muted" id={channelsId}>
            {words.availableChannels}
          </Heading>
          <Inline as="ul" gap="md" aria-labelledby={channelsId}>
            {channels.map((channel) => (
              <Text as="li" size="dense" key={channel}>
                <ChannelMark channel={channel} showsName />
              </Text>
            ))}
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

interface WayProps extends Pick<LinkProps, 'href' | 'isExternal'> {
  icon: IconName;
  term: string;
  children: ReactNode;
}

/** A contact detail that links to its channel. Addresses and numbers are always left-to-right. */
function Way({ icon, term, children, ...link }: WayProps) {
  return (
    <Description icon={icon} term={term}>
      <Link {...link} tone="ink" isStandalone>
        <bdi dir="ltr">{children}</bdi>
      </Link>
    </Description>
  );
}

/** Completes profile URLs without a scheme. Any scheme other than http(s) is replaced by https. */
function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^[a-z]+:/i, '')}`;
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
