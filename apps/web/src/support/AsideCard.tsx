import { Card, type CardProps, Heading, Stack } from '@porchlight/ui';
import type { ReactNode } from 'react';

export interface AsideCardProps extends Pick<CardProps, 'variant'> {
  title: string;
  children: ReactNode;
}

/** A card next to the forms of support. Renders `<section>`. */
export const AsideCard = ({ title, children, variant }: AsideCardProps) => (
  <Card as="section" variant={variant}>
    <Stack gap={3}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
