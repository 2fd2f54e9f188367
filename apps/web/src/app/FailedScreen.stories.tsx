import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';

import { FailedScreen } from './FailedScreen.tsx';
import { noteReload } from './useReloadOnce.ts';
import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { comeBack, goOffline } from '../testing/connection.ts';
import { browserPorts, PortsProvider } from '../lib/ports.ts';

const reload = fn();
const onRetry = fn();

const meta = {
  title: 'Screens/Failed',
  component: FailedScreen,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('A defect'), onRetry },
  decorators: [
    (Story) => (
      <PortsProvider value={{ ...browserPorts, reload }}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </PortsProvider>
    ),
  ],
  beforeEach: () => {
    reload.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen failed unexpectedly: two ways to continue. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.common.somethingWentWrong });
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(onRetry).not.toHaveBeenCalled();
  },
};

/** The screen failed to load while online, and the automatic reload didn't help. */
export const OldVersion: Story = {
  args: { error: new ScreenNotLoaded('The screen did not load') },
  beforeEach: () => void noteReload(),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This page didn’t load\. Loading it again usually helps/);
    await expect(canvas.queryByText(texts.errors.offline, { exact: false })).toBeNull();
  },
};

/**
 * The screen failed to load while offline: retrying must not unload the rest of the page, and happens by itself when
 * the connection is back.
 */
export const NotLoaded: Story = {
  args: { error: new ScreenNotLoaded('The screen did not load') },
  beforeEach: goOffline,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    await expect(canvas.getByText('This page didn’t load.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
    comeBack();
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2));
    await expect(reload).not.toHaveBeenCalled();
    goOffline();
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
  },
};
