import { expect, userEvent, within } from 'storybook/test';

/** What a story's play function does with an Explorer. */
export async function hand(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // The chart is laid out first.
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
    /** The product's own parts. */
    ui: within(region('What a person sees')),
    /** Presses the button of an event. */
    send: (type: string) => userEvent.click(within(region('Events')).getByRole('button', { name: type })),
    /** Gives the answer with this number, counted from 1, to a call that is under way. */
    answer: (id: string, number: number) => press(id, /^Answer/, number),
    fail: (id: string, number: number) => press(id, /^Fail/, number),
    /** Opens the flow anew in a state of the list, by its name there. */
    begin: async (state: string) => {
      await userEvent.selectOptions(canvas.getByLabelText('Open in'), state);
      await userEvent.click(canvas.getByRole('button', { name: /^(Go to|Begin again)/ }));
    },
    /** Lets the time pass until something is due. */
    jump: () => userEvent.click(within(region('Clock')).getByRole('button', { name: /^Jump/ })),
    /** Asserts where the flow is. */
    stands: async (state: string) => {
      await expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(state);
    },
  };
}
