import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { HeartIcon, HomeIcon, UserIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { AlertDialog } from '../AlertDialog/index.ts';
import { BottomBar } from '../BottomBar/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToastProvider, ToastRegion, useToast, useToasts } from './index.ts';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  subcomponents: { ToastProvider },
  parameters: ownFrame,
  args: {
    onDismiss: fn(),
    duration: 600_000,
    toasts: [
      { id: '1', text: 'Message sent', tone: 'positive' },
      {
        id: '2',
        text: 'Removed from favorites',
        action: (
          <Button size="sm" variant="outline" tone="neutral">
            Undo
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two at once, in the top layer. */
export const Looks: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    const buttons = within(region).getAllByRole('button');
    await walkByKeys(async () => {
      await expectTabOrder(region, ...buttons);
      for (const button of buttons) await expectPressed(button);
      await expect(args.onDismiss).toHaveBeenLastCalledWith('2');
    });
  },
};

/** On a phone with a `BottomBar`: its links stay uncovered. */
export const OverABottomBar: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    visual: {
      disable: true,
      reason: 'Both have pictures of their own; the play function measures where they stand.',
    },
    // In a lower window the bar hides, as for a keyboard.
    docs: { story: { inline: false, height: '31rem' } },
  },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <BottomBar
        currentPath="#home"
        items={[
          { href: '#home', label: 'Home', icon: <HomeIcon /> },
          { href: '#saved', label: 'Saved', icon: <HeartIcon /> },
          { href: '#account', label: 'Account', icon: <UserIcon /> },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Main' });
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(bar).toBeVisible();
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
};

/** Kept by `useToasts`: shown, then removed after its time. */
export const Kept: Story = {
  render: function Render() {
    const { toasts, show, dismiss } = useToasts();
    return (
      <>
        <Button onClick={() => show({ text: 'Link copied', tone: 'positive' })}>Copy link</Button>
        <ToastRegion toasts={toasts} onDismiss={dismiss} duration={50} />
      </>
    );
  },
  parameters: { visual: { disable: true, reason: 'The toast is gone by then.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.queryByText('Link copied')).toBeNull());
  },
};

/** The timer is paused while the pointer or the focus is there; the button shortens it to nearly zero. */
export const Attended: Story = {
  render: function Render() {
    const { toasts, show, dismiss } = useToasts();
    const [hurried, setHurried] = useState(false);
    const [over, setOver] = useState(false);
    useEffect(() => {
      if (!hurried) return undefined;
      const timer = setTimeout(() => setOver(true), 300);
      return () => {
        clearTimeout(timer);
        setOver(false);
      };
    }, [hurried]);
    return (
      <Inline>
        <Button onClick={() => show({ text: 'Link copied', tone: 'positive' })}>Copy link</Button>
        <Button variant="outline" aria-pressed={hurried} onClick={() => setHurried(!hurried)}>
          Hurry
        </Button>
        {over && <Text>Its time is over.</Text>}
        <ToastRegion toasts={toasts} onDismiss={dismiss} duration={hurried ? 50 : 600_000} />
      </Inline>
    );
  },
  parameters: { visual: { disable: true, reason: 'The toast is gone by then.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    // A synthetic click: pointer and focus stay where they are.
    const hurry = () => fireEvent.click(canvas.getByRole('button', { name: 'Hurry' }));
    const timeIsOver = () => canvas.findByText('Its time is over.');
    const shown = () => canvas.queryAllByText('Link copied').length;
    const isGone = () => waitFor(() => expect(shown()).toBe(0));

    await userEvent.click(copy);
    await userEvent.hover(await canvas.findByText('Link copied'));
    await hurry();
    await timeIsOver();
    await expect(shown()).toBe(1);
    await userEvent.unhover(canvas.getByText('Link copied'));
    await isGone();

    // The focus alone pauses it too, also after a pointer has passed by.
    await hurry();
    await userEvent.click(copy);
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await userEvent.hover(canvas.getByText('Link copied'));
    await userEvent.unhover(canvas.getByText('Link copied'));
    await hurry();
    await timeIsOver();
    await expect(dismiss).toHaveFocus();
    copy.focus();
    await isGone();

    // A toast dismissed by keyboard moves the focus on, and the last one returns it.
    await hurry();
    await userEvent.click(copy);
    await userEvent.click(copy);
    await waitFor(() => expect(shown()).toBe(2));
    const [first, second] = canvas.getAllByRole('button', { name: 'Dismiss' });
    copy.focus();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copy).toHaveFocus());
    await expect(shown()).toBe(0);

    // Neither pointer nor focus is there anymore, so the next one times out: after a key, and after a click.
    await hurry();
    await userEvent.click(copy);
    await isGone();
    await hurry();
    await userEvent.click(copy);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await isGone();
    await hurry();
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await isGone();
  },
};

/** Anywhere below the provider. */
function FavoriteActions() {
  const toast = useToast();
  return (
    <Inline>
      <Button onClick={() => toast.show({ text: 'Saved to favorites', tone: 'positive' })}>Save</Button>
      <Button
        variant="outline"
        onClick={() => {
          const id = toast.show({
            text: 'Removed from favorites',
            duration: Infinity,
            action: (
              <Button size="sm" variant="outline" tone="neutral" onClick={() => toast.dismiss(id)}>
                Undo
              </Button>
            ),
          });
        }}
      >
        Remove
      </Button>
    </Inline>
  );
}

/** A `ToastProvider` keeps them: any component below it shows one with `useToast`. */
export const FromAnywhere: Story = {
  render: () => (
    <ToastProvider duration={50}>
      <FavoriteActions />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.unhover(save);
    await waitFor(() => expect(canvas.queryByText('Saved to favorites')).toBeNull());
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Removed from favorites')).toBeNull());
    await userEvent.click(remove);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.queryByText('Saved to favorites')).toBeNull());
    // The other one stays until dismissed.
    await expect(canvas.getByText('Removed from favorites')).toBeVisible();
  },
};

const modalKinds = { dialog: Dialog, sheet: Sheet } as const;

function Undo({ name }: { name: string }) {
  const toast = useToast();
  const say = () => {
    toast.show({
      text: `${name} done`,
      duration: Infinity,
      action: <Button onClick={() => toast.show({ text: `${name} undone` })}>{`Undo ${name}`}</Button>,
    });
  };
  return <Button onClick={say}>{`Do ${name}`}</Button>;
}

function Modals({ onOpenChange }: { onOpenChange: (name: string) => void }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const set = (name: string, isOpen: boolean) =>
    setOpen((names) => (isOpen ? [...names, name] : names.filter((each) => each !== name)));
  const toast = useToast();
  return (
    <>
      <Undo name="page" />
      <Button onClick={() => set('dialog', true)}>Open dialog</Button>
      {(['dialog', 'sheet'] as const).map((name) => {
        const Modal = modalKinds[name];
        return (
          <Modal
            key={name}
            open={open.includes(name)}
            title={name}
            onOpenChange={() => {
              onOpenChange(name);
              set(name, false);
            }}
          >
            <TextField label={`Text of ${name}`} />
            <Undo name={name} />
            <Button onClick={() => set(name === 'dialog' ? 'sheet' : 'alert', true)}>Next</Button>
            <Button
              onClick={() => {
                set(name, false);
                toast.show({ text: `${name} saved` });
              }}
            >
              Save
            </Button>
          </Modal>
        );
      })}
      <AlertDialog
        open={open.includes('alert')}
        title="alert"
        message={<Undo name="alert" />}
        onOpenChange={() => set('alert', false)}
      />
    </>
  );
}

/** Toasts move into the front modal and back: announced, usable, and a press on one does not close the dialog. */
export const DuringDialogs: Story = {
  parameters: { visual: { disable: true, reason: 'It ends without a dialog.' } },
  render: ({ onDismiss }) => (
    <ToastProvider duration={600_000}>
      <Modals onOpenChange={onDismiss} />
    </ToastProvider>
  ),
  play: async ({ args, canvas }) => {
    const closed = args.onDismiss as ReturnType<typeof fn>;
    closed.mockClear();
    const region = canvas.getByRole('region', { name: 'Notifications' });
    /** Whether a press on its center would reach it. */
    const isReached = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const expectAlive = async (modal: HTMLElement, name: string) => {
      await waitFor(() => expect(modal).toContainElement(region));
      const field = within(modal).queryByLabelText(`Text of ${name}`);
      if (field) await userEvent.type(field, 'kept');
      await userEvent.click(within(modal).getByRole('button', { name: `Do ${name}` }));
      const action = await within(region).findByRole('button', { name: `Undo ${name}` });
      await waitFor(() => expect(isReached(action)).toBe(true));
      await userEvent.click(action);
      await within(region).findByText(`${name} undone`);
      const toast = within(region).getByText(`${name} done`).closest('li');
      // Next to its buttons, and across its edge.
      if (toast) {
        await userEvent.pointer([
          { target: modal, keys: '[MouseLeft>]' },
          { target: toast, keys: '[/MouseLeft]' },
        ]);
        await userEvent.click(toast);
        await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
      }
      await waitFor(() => expect(within(region).queryByText(`${name} done`)).toBeNull());
      await expect(closed).not.toHaveBeenCalled();
      if (field) await expect(field).toHaveValue('kept');
      await expect(modal).toBeVisible();
    };

    await userEvent.click(canvas.getByRole('button', { name: 'Do page' }));
    await userEvent.click(await within(region).findByRole('button', { name: 'Undo page' }));
    const early = within(region).getByText('page done').closest('li');
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    const dialog = await canvas.findByRole('dialog', { name: 'dialog' });
    // The existing toast moves along, as the same element.
    await expect(dialog).toContainElement(early);
    const undo = await within(region).findByRole('button', { name: 'Undo page' });
    await waitFor(() => expect(isReached(undo)).toBe(true));
    await expectAlive(dialog, 'dialog');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    const sheet = await canvas.findByRole('dialog', { name: 'sheet' });
    await expectAlive(sheet, 'sheet');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Next' }));
    const alert = await canvas.findByRole('alertdialog', { name: 'alert' });
    await expectAlive(alert, 'alert');

    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).toContainElement(region));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).toContainElement(region));
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);

    // Saved and closed at once: the toast is added after the region has moved back, otherwise no screen reader would
    // announce it.
    const announced: string[] = [];
    const observer = new MutationObserver(() => {
      const toast = within(region).queryByText('dialog saved');
      if (toast?.checkVisibility())
        announced.push(region.closest('dialog') ? 'in the dialog' : 'on the page');
    });
    observer.observe(region, { subtree: true, childList: true, attributes: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(region).getByText('dialog saved')).toBeVisible());
    observer.disconnect();
    await expect(announced).toEqual(['on the page']);
    await expect(region.closest('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open dialog' })).toHaveFocus();
  },
};
