import type { Contact } from '@concordia/api-client';
import { CHANNELS } from '@concordia/domain';
import { useId } from 'react';
import { Avatar } from '../../components/Avatar';
import { ChannelMark } from '../../components/Chip';
import { Icon, type IconName } from '../../components/Icon';
import { Link } from '../../components/Link';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useStrings } from '../../locale';
import { contactStrings } from '../../strings/contacts';
import { text } from '../../theme';
import * as styles from './ContactHead.css';

/** Who a message is from: what one needs to know of them while answering, and where they can be reached. */
export function ContactHead({ contact }: { contact: Contact }) {
  const words = useStrings(contactStrings);
  const channelsId = useId();
  const channels = CHANNELS.filter((channel) => contact.channels[channel]);
  return (
    <div className={styles.head}>
      <div className={styles.person}>
        <Avatar name={contact.name} size="large" />
        <div className={styles.names}>
          <h3 className={`${text({ style: 'heading' })} ${styles.name}`} dir="auto">
            {contact.name}
          </h3>
          <p className={text({ style: 'dense', tone: 'muted' })}>{contact.title ?? words.contact}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {contact.company && <Fact icon="building" name={words.company} value={contact.company} />}
        {contact.email && (
          <Fact icon="mail" name={words.email} value={contact.email} href={`mailto:${contact.email}`} />
        )}
        {contact.phone && <Fact icon="phone" name={words.phone} value={contact.phone} href={`tel:${contact.phone}`} />}
        {contact.linkedinUrl && (
          <Fact
            icon="linkedin"
            name={words.linkedin}
            value={shortUrl(contact.linkedinUrl)}
            href={webAddress(contact.linkedinUrl)}
            isExternal
          />
        )}
      </dl>
      {channels.length > 0 && (
        <div className={styles.channels}>
          <h4 id={channelsId} className={text({ style: 'caption', tone: 'muted' })}>
            {words.availableChannels}
          </h4>
          <ul className={styles.channelList} aria-labelledby={channelsId}>
            {channels.map((channel) => (
              <li key={channel} className={styles.channel}>
                <ChannelMark channel={channel} showsName />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface FactProps {
  icon: IconName;
  name: string;
  value: string;
  href?: string;
  isExternal?: boolean;
}

/** One line: a drawing for the eye, a name for the ear, the value. */
function Fact({ icon, name, value, href, isExternal = false }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>
        <Icon name={icon} size="small" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd className={styles.factValue}>
        {href === undefined ? (
          value
        ) : (
          <Link href={href} tone="ink" isStandalone isExternal={isExternal}>
            {value}
          </Link>
        )}
      </dd>
    </div>
  );
}

/** People write profile addresses with and without a scheme; anything but the web is not followed. */
function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^[a-z]+:/i, '')}`;
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
