import { Link } from '@concordia/ui/components/Link';
import { useStrings } from '@concordia/ui/locale';
import { shellStrings } from '../../strings/shell';

/** The way back that the specification gives to Analytics, Intelligence and Setup. */
export function BackToDashboard() {
  const words = useStrings(shellStrings);
  return (
    <Link href="/" isStandalone icon="arrow-left">
      {words.back}
    </Link>
  );
}
