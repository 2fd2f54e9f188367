import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The counter describes the field, counts line breaks once, and is announced only near the maximum. */
export const Playground: Story = {
  args: { hint: 'What would you want to know about it?', max: 80 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Description');
    await expect(field).toHaveAccessibleDescription(
      'What would you want to know about it? Up to 80 characters',
    );
    await userEvent.type(field, 'Oak table{Enter}seats six');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Oak table\nseats six');
    await expect(canvas.getByText('19 / 80')).toBeVisible();
    await userEvent.type(field, ', a few scratches on the top.');
    await userEvent.type(field, ' From a quiet home');
    await expect(canvas.getByText('No more than 20 characters left')).toBeInTheDocument();
    await userEvent.type(field, ' and no pets, ever');
    await expect(canvas.getByText('4 characters too many')).toBeInTheDocument();
    await expect(field).toHaveValue(
      'Oak table\nseats six, a few scratches on the top. From a quiet home and no pets, ever',
    );
    await walkByKeys(() => expectTabOrder(canvasElement, field));
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <TextArea label="Required, two lines" requirement="required" rows={2} />
      <TextArea
        label="Filled"
        max={2000}
        defaultValue={'Solid oak, seats six.\n\nA few scratches on the top.'}
      />
      <TextArea
        label="Too short"
        max={2000}
        defaultValue="Oak"
        error="Description must be at least 10 characters"
      />
      <TextArea label="Disabled" disabled defaultValue="This thread cannot be answered." rows={2} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/Required, two lines/);
    await walkByKeys(async () => {
      await press('Tab', 'o', 'Enter', 'k');
      await expect(field).toHaveValue('o\nk');
      await press('Backspace', 'Backspace', 'Backspace');
    });
  },
};

/** Long words, right-to-left text, and a hidden label. */
export const Stress: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Stack gap={6}>
      <TextArea
        label="Eine ausgesprochen lange Beschreibung mit einer Bezeichnung, die umbrechen muss"
        requirement="optional"
        max={100}
        defaultValue={'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)}
        error="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is too long a word"
      />
      <TextArea label="Reply" labelVisibility="hidden" rows={2} defaultValue="طاولة من خشب البلوط" />
    </Stack>
  ),
};
