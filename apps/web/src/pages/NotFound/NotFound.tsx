import { useStrings } from '@concordia/ui/locale';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { shellStrings } from '../../strings/generated/shell';

export function NotFound() {
  const words = useStrings(shellStrings);
  return (
    <Page title={words.notFound} description={words.notFoundHelp}>
      <div>
        <BackToDashboard />
      </div>
    </Page>
  );
}
