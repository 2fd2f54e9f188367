import { setup } from 'xstate';

/** Lights for cars and pedestrians, side by side. */
export const trafficLightMachine = setup({
  types: {} as { events: { type: 'button.pressed' } | { type: 'light.failed' } },
  delays: { crossing: 8000 },
}).createMachine({
  id: 'trafficLight',
  type: 'parallel',
  states: {
    cars: {
      initial: 'green',
      states: {
        green: { on: { 'button.pressed': 'red' } },
        red: { after: { crossing: 'green' } },
      },
    },
    service: {
      initial: 'working',
      states: {
        working: { on: { 'light.failed': 'broken' } },
        broken: { on: { 'light.failed': { actions: () => undefined } } },
      },
    },
  },
});
