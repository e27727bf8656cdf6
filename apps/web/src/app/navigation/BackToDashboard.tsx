import { Link } from '@concordia/ui/components/Link';

/** The way back that the specification gives to Analytics, Intelligence and Setup. */
export function BackToDashboard() {
  return (
    <Link href="/" isStandalone icon="arrow-left">
      Back to Dashboard
    </Link>
  );
}
