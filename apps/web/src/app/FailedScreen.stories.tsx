import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn } from 'storybook/test';

import { FailedScreen } from './FailedScreen.tsx';
import { noteReload } from './useReloadOnce.ts';
import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
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

/** The screen failed to load while offline: retrying must not unload the rest of the page. */
export const NotLoaded: Story = {
  args: { error: new ScreenNotLoaded('The screen did not load') },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`This page didn’t load. ${texts.errors.offline}`);
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(reload).not.toHaveBeenCalled();
  },
};
