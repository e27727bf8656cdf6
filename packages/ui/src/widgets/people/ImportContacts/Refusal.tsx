import { Text } from '../../../components/Text';

/** An error, announced immediately. */
export function Refusal({ children }: { children: string }) {
  return (
    <div role="alert">
      <Text size="dense" tone="negative">
        {children}
      </Text>
    </div>
  );
}
