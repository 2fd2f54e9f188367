import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { SessionProvider, signedOut } from '../session/index.ts';
import { SessionNotice } from './SessionNotice.tsx';

const dismissNotice = fn();
const { session } = sessionAt({ ...signedOut, isMemoryOnly: true });

const meta = {
  title: 'Screens/Session notice',
  parameters: { controls: { disable: true } },
  component: SessionNotice,
} satisfies Meta<typeof SessionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser blocks storage, so the session ends with the tab. Shown until dismissed. */
export const NothingIsKept: Story = {
  render: () => (
    <SessionProvider value={{ ...session, dismissNotice }}>
      <SessionNotice />
    </SessionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    dismissNotice.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent(/until you close this tab/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismissNotice).toHaveBeenCalledOnce();
  },
};
