import type { ChannelConnection } from '@concordia/api-client';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { RelativeTime } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';

export function ConnectionFacts({ connection }: { connection: ChannelConnection }) {
  const words = useStrings(connectionStrings);
  const { account, checkedAt, expiresAt, health, mode } = connection;
  // Account details belong to the live channel only.
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
