import { Text } from '../../../components/Text';

/** Why it does not go on, told at once. */
export function Refusal({ children }: { children: string }) {
  return (
    <div role="alert">
      <Text size="dense" tone="negative">
        {children}
      </Text>
    </div>
  );
}
