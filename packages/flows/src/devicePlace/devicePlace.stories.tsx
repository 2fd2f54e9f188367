import { FlowExplorer } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { devicePlaceFlow } from './devicePlace.flow.ts';

const meta = {
  title: 'Flows/devicePlace',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: a device that reports its position. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={devicePlaceFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('place.asked');
    await explorer.expectState('locating');
    await explorer.answer('locate', 1);
    await explorer.expectState('naming');
    await explorer.answer('nearest', 1);
    await explorer.expectState('found');
  },
};
