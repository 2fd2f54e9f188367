import { FlowExplorer } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { viewCounterFlow } from './viewCounter.flow.ts';

const meta = {
  title: 'Flows/viewCounter',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: a view that counts. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={viewCounterFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('viewer.known');
    await explorer.expectState('watching.counting');
    await explorer.jump();
    await explorer.expectState('recording');
    await explorer.answer('recordView', 1);
    await explorer.expectState('counted');
  },
};
