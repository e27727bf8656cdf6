import type { ChannelConnection } from '@concordia/api-client';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { RelativeTime } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';

/** Which account it is, when it was tried, and how long it holds. */
export function ConnectionFacts({ connection }: { connection: ChannelConnection }) {
  const words = useStrings(connectionStrings);
  const { account, checkedAt, expiresAt, health, mode } = connection;
  // The account, and what is known of it, are those of the live channel.
  if (mode === 'simulated') return null;
  return (
    <DescriptionList>
      {account !== null && (
        <Description term={words.account}>
          <bdi>{account}</bdi>
        </Description>
      )}
      <Description term={words.checked}>
        {checkedAt === null ? (
          words.neverChecked
        ) : (
          <>
            {words.health[health]} · <RelativeTime instant={checkedAt} />
          </>
        )}
      </Description>
      {expiresAt !== null && (
        <Description term={words.expires}>
          <RelativeTime instant={expiresAt} mayBeAhead />
        </Description>
      )}
    </DescriptionList>
  );
}
