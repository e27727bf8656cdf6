import { useStrings } from '@concordia/ui/locale';
import { ImportMailbox } from '@concordia/ui/widgets/ImportMailbox';
import { OwnAddresses } from '@concordia/ui/widgets/OwnAddresses';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { setupStrings } from '../../strings/setup';
import { ModeBadge } from './ModeBadge';
import * as styles from './Setup.css';
import { WorkspaceStatus } from './status/WorkspaceStatus';

/** Where mail comes in at this stage: imports, whose mail it is, and how the program is. */
export function Setup() {
  const words = useStrings(setupStrings);
  return (
    <Page
      title={words.title}
      description={words.description}
      aside={
        <>
          <ModeBadge />
          <BackToDashboard />
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.main}>
          <ImportMailbox boardHref="/" showsHistory asksForAddresses={false} />
        </div>
        <div className={styles.side}>
          <OwnAddresses />
          <WorkspaceStatus />
        </div>
      </div>
    </Page>
  );
}
