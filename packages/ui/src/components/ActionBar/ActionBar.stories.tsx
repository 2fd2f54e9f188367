import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { TrashIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ActionBar, type ActionBarProps } from './index.ts';

const names = Array.from({ length: 24 }, (_, index) => `Listing ${index + 1}`);

/** A list with a selection; its heading gets the focus when the selection is cleared. */
function SelectableList({ count: first, onClear, ...bar }: ActionBarProps) {
  const [selected, setSelected] = useState<readonly string[]>(names.slice(0, first));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div>
      <Heading ref={heading} level={2} tabIndex={-1}>
        My listings
      </Heading>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={selected.includes(name)}
          onCheckedChange={(isOn) =>
            setSelected(isOn ? [...selected, name] : selected.filter((other) => other !== name))
          }
        />
      ))}
      <ActionBar
        {...bar}
        count={selected.length}
        onClear={() => {
          setSelected([]);
          heading.current?.focus();
          onClear();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  args: {
    count: 0,
    onClear: fn(),
    children: (
      <>
        <Button variant="soft">Mark as sold</Button>
        <Button variant="outline" tone="critical" startIcon={<TrashIcon size="sm" />}>
          Delete
        </Button>
      </>
    ),
  },
  parameters: { visual: { frame: 'screen' } },
  render: (args) => <SelectableList {...args} />,
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Appears with the first selected row and shows the count; the focus stays in the list. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region')).toBeNull();
    const first = canvas.getByRole('checkbox', { name: 'Listing 1' });
    await userEvent.click(first);
    await expect(first).toHaveFocus();
    await expect(status).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Listing 2' }));
    await expect(status).toHaveTextContent('2 selected');
    const bar = within(canvas.getByRole('region', { name: 'Actions for the selection' }));
    const clear = bar.getByRole('button', { name: 'Clear selection' });
    await waitFor(() => expect(clear).toBeVisible());
    await waitFor(() => expect(clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.click(clear);
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(status).toHaveTextContent('Nothing selected');
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Tab reaches it after the list; a focused row is not under the bar. */
export const Keyboard: Story = {
  args: { count: 2 },
  parameters: { visual: { disable: true, reason: 'looks like the playground' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region');
    const buttons = within(region).getAllByRole('button');
    await walkByKeys(async () => {
      await expectTabOrder(region, ...buttons);
      for (const button of buttons.slice(1)) await expectPressed(button);
      const rows = canvas.getAllByRole('checkbox');
      rows[0]?.focus();
      for (const row of rows.slice(1)) {
        await press('Tab');
        await expect(row).toHaveFocus();
        await waitFor(() =>
          expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
        );
      }
      await press('Tab');
      await expect(buttons[0]).toHaveFocus();
      await press('Escape');
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('heading')).toHaveFocus();
    });
  },
};

/** On a phone the actions go below the count. */
export const Phone: Story = {
  args: { count: 3 },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** The count is at the start of the line, the actions at the end. */
export const RightToLeft: Story = {
  args: {
    count: 3,
    children: <Button variant="soft">تم البيع</Button>,
    messages: { selected: (count, { number }) => `المحدد: ${number(count)}` },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
