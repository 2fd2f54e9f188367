import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { passwordResetFlow } from './passwordReset.flow.tsx';

const meta = {
  title: 'Flows/passwordReset',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: a new password. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={passwordResetFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('password.submitted');
    await explorer.answer('resetPassword', 1);
    await explorer.expectState('succeeded.redirecting');
    await explorer.jump();
    await explorer.expectState('left');
    await expect(explorer.ui.getByText('Navigates to the sign-in page.')).toBeVisible();
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={passwordResetFlow} /> };
