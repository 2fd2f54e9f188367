import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { towns } from '../../samples/index.ts';
import { expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Carousel } from './index.ts';

const slides = towns.map((town) => (
  <Card key={town}>
    <Stack>
      <TextLink href={`#${town}`}>{town}</TextLink>
      <Text tone="muted">What neighbors there sell this week.</Text>
    </Stack>
  </Card>
));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Towns near you', slideSize: 'md', children: slides, onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several slides fit: buttons and keys move by that many. Buttons at the ends keep the focus. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const says = (words: string) =>
      waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(words));
    const row = canvas.getByRole('group', { name: 'Slides' });
    const [previous, next] = ['Previous slide', 'Next slide'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await says('1–2 of 7');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await says('3–4 of 7');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await says('1–2 of 7');
    await walkByKeys(async () => {
      row.focus();
      await press('ArrowRight');
      await says('3–4 of 7');
      await press('ArrowLeft');
      await says('1–2 of 7');
      await press('End');
      await says('6–7 of 7');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await press('Home');
      await says('1–2 of 7');
      // Focused content scrolls into view.
      for (const link of canvas.getAllByRole('link')) {
        await press('Tab');
        await expect(link).toHaveFocus();
        await waitFor(() =>
          expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
        );
      }
      await says('6–7 of 7');
      if (next && previous) {
        await expectTabOrder(canvasElement, row, ...canvas.getAllByRole('link'), previous, next);
        await expectPressed(next);
        await press('Shift+Tab');
        await expectPressed(previous);
      }
      row.focus();
      await press('Home');
      await says('1–2 of 7');
    });
  },
};

/** One slide at a time, with a dot for each; the parent can choose one. */
export const Dots: Story = {
  args: { slideSize: 'full', dots: true, children: slides.slice(0, 5) },
  globals: { viewport: { value: 'small', isRotated: false } },
  render: function Render(args) {
    const [index, setIndex] = useState(0);
    return (
      <Stack>
        <Carousel {...args} index={index} onIndexChange={setIndex} />
        <Button onClick={() => setIndex(4)}>To the last</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(name));
    await current('Show slide 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 4' }));
    await current('Show slide 4');
    await expect(canvas.getByText('4 of 5')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }));
    await current('Show slide 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 2' }));
    await current('Show slide 2');
  },
};

/** Right to left, on a phone: the first slide is on the right, and the next comes from the left. */
export const RightToLeft: Story = {
  args: {
    label: 'مدن',
    children: ['إيثاكا', 'دولوث', 'مارفا'].map((town) => <Card key={town}>{town}</Card>),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const says = (words: string) => waitFor(() => expect(canvas.getByText(words)).toBeInTheDocument());
    const row = canvas.getByRole('group', { name: 'Slides' });
    const first = canvas.getByRole('group', { name: '1 of 3' });
    await expect(Math.round(first.getBoundingClientRect().right)).toBe(
      Math.round(row.getBoundingClientRect().right - 6),
    );
    row.focus();
    await press('ArrowLeft');
    await says('2 of 3');
    await press('ArrowRight');
    await says('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await says('2 of 3');
  },
};

/** Nothing to scroll: no buttons. The width is a custom one, set with `--pl-carousel-slide`. */
export const AllOfIt: Story = {
  args: { children: slides.slice(0, 2), className: 'own-width' },
  render: (args) => (
    <>
      <style>{'.own-width { --pl-carousel-slide: 40% }'}</style>
      <Carousel {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
