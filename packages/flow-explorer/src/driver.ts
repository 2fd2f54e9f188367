import { expect, userEvent, within } from 'storybook/test';

/** User actions on an Explorer. */
export interface ExplorerDriver {
  /** Queries within the product's components. */
  ui: ReturnType<typeof within>;
  /** Presses an event's button. */
  send(type: string): Promise<void>;
  /** Resolves a pending call with the result of this number, from 1. */
  answer(id: string, number: number): Promise<void>;
  /** Rejects a pending call with the failure of this number. */
  fail(id: string, number: number): Promise<void>;
  /** Restarts the flow in one of its shown states. */
  startIn(state: string): Promise<void>;
  /** Advances the clock to the next timer. */
  jump(): Promise<void>;
  /** Expects the flow to be in a state. */
  expectState(state: string): Promise<void>;
}

/** Drives an Explorer in the play function of a story. */
export async function explorerDriver(canvasElement: HTMLElement): Promise<ExplorerDriver> {
  const canvas = within(canvasElement);
  // The chart has to be laid out first.
  await canvas.findByRole('img', { name: /^States of/ }, { timeout: 15_000 });
  const region = (name: string) => canvas.getByRole('region', { name });
  const waitingFor = async (id: string): Promise<HTMLElement> => {
    const title = await within(region('Waiting for')).findByText(id, { exact: true });
    const row = title.closest<HTMLElement>('.fx-call');
    if (row === null) throw new Error(`Nothing waits for ${id}`);
    return row;
  };
  const press = async (id: string, kind: RegExp, number: number): Promise<void> => {
    const buttons = within(await waitingFor(id)).getAllByRole('button', { name: kind });
    const button = buttons[number - 1];
    if (button === undefined) throw new Error(`${id} has no such answer`);
    await userEvent.click(button);
  };
  return {
    ui: within(region('What a person sees')),
    send: (type: string) => userEvent.click(within(region('Events')).getByRole('button', { name: type })),
    answer: (id: string, number: number) => press(id, /^Answer/, number),
    fail: (id: string, number: number) => press(id, /^Fail/, number),
    startIn: async (state: string) => {
      await userEvent.selectOptions(canvas.getByLabelText('Open in'), state);
      await userEvent.click(canvas.getByRole('button', { name: /^(Go to|Begin again)/ }));
    },
    jump: () => userEvent.click(within(region('Clock')).getByRole('button', { name: /^Jump/ })),
    expectState: async (state: string) => {
      await expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(state);
    },
  };
}
