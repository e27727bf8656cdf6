import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';

/** What is shown for an address that is no page. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found" description="Did you forget to add the page to the router?">
      <div>
        <BackToDashboard />
      </div>
    </Page>
  );
}
