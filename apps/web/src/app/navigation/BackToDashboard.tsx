import { BackLink } from '@concordia/ui/components/Breadcrumbs';
import { useStrings } from '@concordia/ui/locale';
import { shellStrings } from '../../strings/generated/shell';

/** The way back that the specification requires on Analytics, Intelligence and Setup. */
export function BackToDashboard() {
  const { pages } = useStrings(shellStrings);
  return <BackLink href="/" to={pages['/']} />;
}
