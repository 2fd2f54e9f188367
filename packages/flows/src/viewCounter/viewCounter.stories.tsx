import type { Meta, StoryObj } from '@storybook/react-vite';

import { FlowExplorer, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/viewCounter',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'viewCounter' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: a view that counts. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.send('viewer.known');
    await explorer.stands('watching.counting');
    await explorer.jump();
    await explorer.stands('recording');
    await explorer.answer('recordView', 1);
    await explorer.stands('counted');
  },
};
