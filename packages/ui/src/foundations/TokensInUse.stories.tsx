import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';

import { ActionBar } from '../components/ActionBar/index.ts';
import { Alert } from '../components/Alert/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ConversationList } from '../patterns/ConversationList/index.ts';
import { ListingCard } from '../patterns/ListingCard/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Card } from '../primitives/Card/index.ts';
import { Heading } from '../primitives/Heading/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { Text } from '../primitives/Text/index.ts';
import { sampleConversations, sampleListing, sampleNow, sampleReader } from '../samples/index.ts';
import * as styles from './foundations.css.ts';
import { tokenReader } from './tokenNames.ts';

const meta = {
  title: 'Foundations/Tokens in use',
  parameters: {
    controls: { disable: true },
    visual: { disable: true, reason: 'Each component has pictures of its own.' },
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A part of the kit, and the tokens in it. Pointing at an element, or its focus, names those of this element. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    setAll([...new Set([...element.querySelectorAll('*')].flatMap(tokenReader()))].toSorted());
    const point = ({ target }: Event): void => {
      if (target instanceof Element) setPointed(tokenReader()(target));
    };
    const leave = (): void => setPointed(null);
    element.addEventListener('pointerover', point);
    element.addEventListener('focusin', point);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('focusin', point);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  return (
    <section className={styles.named}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <div ref={part}>{children}</div>
      <Text size="sm" tone="muted">
        {pointed === null
          ? `All of it: ${all.join(', ')}`
          : `Here: ${pointed.join(', ') || 'none of its own'}`}
      </Text>
    </section>
  );
}

/**
 * Type, space and elevation on components as they are: point at an element, or move the focus to it, and its tokens
 * are named below the component.
 */
export const Parts: Story = {
  render: () => (
    <div className={styles.namedParts}>
      <Named title="Text">
        <Stack gap={3}>
          <Heading level={3} size="2xl">
            Good things, close to home
          </Heading>
          <Text>Pick it up around the corner, tonight if you like.</Text>
          <Text size="sm" tone="muted">
            Austin, TX · Today
          </Text>
        </Stack>
      </Named>
      <Named title="ListingCard">
        <ListingCard listing={sampleListing({ featured: true }, 'table')} href="#listing" now={sampleNow} />
      </Named>
      <Named title="Card with a form">
        <Card>
          <Stack gap={4}>
            <TextField label="Title" defaultValue="Oak table" />
            <Button>Create listing</Button>
          </Stack>
        </Card>
      </Named>
      <Named title="ConversationList">
        <ConversationList
          conversations={sampleConversations}
          href={({ listing_id: id }) => `#${id}`}
          currentUserId={sampleReader}
          now={sampleNow}
        />
      </Named>
      <Named title="Alert">
        <Alert tone="positive">Your listing is live.</Alert>
      </Named>
      <Named title="ActionBar, which floats">
        <ActionBar count={2} onClear={() => undefined}>
          <Button size="sm">Delete</Button>
        </ActionBar>
      </Named>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Austin, TX · Today', { selector: 'p' }));
    await expect(canvas.getByText(/^Here: font\.size\.sm, font\.weight\.regular/)).toBeVisible();
  },
};
