import { FlowExplorer } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { mapSearchFlow } from './mapSearch.flow.ts';

const meta = {
  title: 'Flows/mapSearch',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: results of the first area, then a moved map. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={mapSearchFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.expectState('searching');
    await explorer.answer('search', 1);
    await explorer.expectState('shown');
    await explorer.send('map.moved');
    await explorer.expectState('debouncing');
  },
};
