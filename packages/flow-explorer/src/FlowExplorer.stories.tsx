import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { explorerDriver } from './driver.ts';
import { FlowExplorer, FlowGuide, FlowStates } from './index.ts';
import { checkoutFlow, trafficLightFlow } from './samples/flows.tsx';

const drawn = { disable: true, reason: 'The flows of this product show what the Explorer looks like.' };

const meta = {
  title: 'Flow Explorer/Any machine',
  parameters: { controls: { disable: true }, visual: drawn },
} satisfies Meta;
export default meta;

/** A machine of any application, run by hand: calls resolve by buttons, and the clock advances on demand. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={checkoutFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('item.added');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Pay' }));
    await explorer.expectState('paying.asking');
    await explorer.jump();
    await explorer.expectState('paying.takingLong');
    await explorer.fail('charge', 1);
    await explorer.expectState('choosing');
    await expect(explorer.ui.getByText('The card was declined.')).toBeVisible();
    await explorer.startIn('paid');
    await expect(explorer.ui.getByText('Thank you!')).toBeVisible();
  },
};

/** The minimum: a machine and its events. */
export const WithoutParts: StoryObj = {
  render: () => <FlowExplorer flow={trafficLightFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('button.pressed');
    await explorer.expectState('cars.red + service.working');
    await explorer.jump();
    await explorer.expectState('cars.green + service.working');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={checkoutFlow} /> };

/** A guide without types: what the machine itself contains. */
export const GuideWithoutTypes: StoryObj = {
  render: () => <FlowGuide flow={checkoutFlow} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'States of checkout' })).toBeVisible();
    await expect(canvas.getByText('order.placed', { selector: 'code' })).toBeVisible();
    await expect(canvas.getByText('watchStock', { selector: 'code' })).toBeVisible();
  },
};
