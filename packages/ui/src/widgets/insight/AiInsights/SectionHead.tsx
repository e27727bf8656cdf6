import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../../components/Badge';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';

export interface SectionHeadProps {
  id: string;
  children: ReactNode;
  state: string;
  tone: BadgeProps['tone'];
}

export function SectionHead({ id, children, state, tone }: SectionHeadProps) {
  return (
    <Inline gap="md">
      <Heading level={3} id={id}>
        {children}
      </Heading>
      <Badge tone={tone}>{state}</Badge>
    </Inline>
  );
}
