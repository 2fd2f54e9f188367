import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from '../router/index.ts';
import { expect, fn } from 'storybook/test';

import { FailedScreen } from './FailedScreen.tsx';
import { browserPorts, PortsProvider } from './ports.ts';

const reload = fn();
const meta = {
  title: 'Screens/Failed',
  component: FailedScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen failed for a reason nobody foresaw: two ways on. */
export const Default: Story = {
  render: () => (
    <PortsProvider value={{ ...browserPorts, reload }}>
      <MemoryRouter>
        <FailedScreen />
      </MemoryRouter>
    </PortsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    reload.mockClear();
    await canvas.findByRole('heading', { level: 1, name: texts.common.somethingWentWrong });
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
