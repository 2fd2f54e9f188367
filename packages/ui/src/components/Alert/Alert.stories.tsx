import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Your listing is live.', tone: 'positive' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The four tones, with a title, an action, and a dismiss button. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4}>
      <Alert tone="info">Support answers by email, day and night.</Alert>
      <Alert tone="positive" title="Saved">
        Your changes are live.
      </Alert>
      <Alert
        tone="caution"
        title="Some photos were not uploaded"
        actions={
          <Button size="sm" variant="outline" tone="neutral">
            Edit listing
          </Button>
        }
      >
        The listing itself is safe.
      </Alert>
      <Alert tone="critical" title="Not sent" onDismiss={fn()}>
        Check your connection and try again.
      </Alert>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edit = canvas.getByRole('button', { name: 'Edit listing' });
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, edit, dismiss);
      await expectPressed(edit);
    });
  },
};

/** Announced when it appears, dismissed by its button. */
export const Dismissible: Story = {
  args: { tone: 'critical', live: 'assertive', onDismiss: fn(), children: 'Not sent. Try again.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent. Try again.');
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await walkByKeys(() => expectPressed(dismiss));
  },
};

/** Long words and right-to-left text in 288 pixels. */
export const Stress: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: '18rem' }}>
      <Alert tone="info" title="Benachrichtigungseinstellungsänderungsbestätigung" onDismiss={fn()}>
        https://example.test/a-very-long-address-without-any-space
      </Alert>
      <div dir="rtl" lang="ar">
        <Alert tone="positive" title="تم الحفظ" onDismiss={fn()} messages={{ dismiss: 'إغلاق' }}>
          إعلانك منشور الآن
        </Alert>
      </div>
    </Stack>
  ),
};
