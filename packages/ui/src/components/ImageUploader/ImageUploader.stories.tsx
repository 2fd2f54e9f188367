import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { ImageUploader, type ImageUploaderProps, type UploaderItem } from './index.ts';
import { moveItem } from './reorder.ts';

const photo = (name: string, rest: Partial<UploaderItem> = {}): UploaderItem => ({
  id: name,
  preview: `/photos/${name}.webp`,
  status: 'done',
  ...rest,
});
const three = [photo('chair'), photo('table'), photo('sofa')];

const turned = ({ turn = 0 }: UploaderItem): UploaderItem['turn'] =>
  ([0, 90, 180, 270] as const)[(turn / 90 + 1) % 4];

/** A parent as an application writes it, with files that are ready at once. */
function Owned({ items: first = [], onFilesAdd, onMove, onTurn, onRemove, ...rest }: ImageUploaderProps) {
  const [items, setItems] = useState(first);
  return (
    <ImageUploader
      {...rest}
      items={items}
      onFilesAdd={(files) => {
        onFilesAdd?.(files);
        const added = files.map(({ name }) => photo(name.replace('.webp', ''), { id: `new-${name}` }));
        setItems((before) => [...before, ...added]);
      }}
      onTurn={(id) => {
        onTurn?.(id);
        setItems((before) => before.map((item) => (item.id === id ? { ...item, turn: turned(item) } : item)));
      }}
      onRemove={(id) => {
        onRemove?.(id);
        setItems((before) => before.filter((item) => item.id !== id));
      }}
      onMove={(id, to) => {
        onMove?.(id, to);
        setItems((before) =>
          moveItem(
            before,
            before.findIndex((item) => item.id === id),
            to,
          ),
        );
      }}
    />
  );
}

const meta = {
  title: 'Components/ImageUploader',
  component: ImageUploader,
  args: {
    label: 'Photos',
    items: three,
    onFilesAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <Owned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['x'], name, { type: 'image/webp' });

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const entry of files) transfer.items.add(entry);
  return transfer;
}

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.replace(/^.*\/|\.webp$/g, ''));

/** No photos. Dropping and pasting are only mentioned on devices with a mouse. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    const hasMouse = window.matchMedia('(hover: hover)').matches;
    const [forMouse, forTouch] = [canvas.getByText(/^Drop, paste/), canvas.getByText(/^From your camera/)];
    await expect(forMouse.checkVisibility()).toBe(hasMouse);
    await expect(forTouch.checkVisibility()).toBe(!hasMouse);
  },
};

/** Files are added by choosing, dropping and pasting; the number of free slots is updated. */
export const Intake: Story = {
  args: { items: [], hint: 'The first photo is the one people see first' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Add photos/);
    await expect(input).toHaveAccessibleDescription('The first photo is the one people see first');
    await userEvent.upload(input, file('chair.webp'));
    await expect(canvas.getByText('4 of 5 left')).toBeVisible();
    await expect(args.onFilesAdd).toHaveBeenCalledTimes(1);
    const dataTransfer = transferOf(file('table.webp'), file('sofa.webp'));
    const group = canvas.getByRole('group', { name: 'Photos' });
    const target = canvas.getByRole('list');
    const drag = (type: string) =>
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragenter');
    await waitFor(() => expect(group.querySelector('[data-dragging]')).not.toBeNull());
    drag('drop');
    await expect(await canvas.findByText('2 of 5 left')).toBeVisible();
    await expect(group.querySelector('[data-dragging]')).toBeNull();
    const clipboardData = transferOf(file('dog.webp'));
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(order(canvasElement)).toEqual(['chair', 'table', 'sofa', 'dog']));
  },
};

/** Arrow keys, Home and End move a photo and keep the focus on it; the first is the cover. */
export const MovingByKeyboard: Story = {
  parameters: { visual: { disable: true, reason: 'It looks as MovingByPointer does before the drag.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Edit photo 3 of 3' }).focus();
    await press('ArrowLeft');
    await expect(order(canvasElement)).toEqual(['chair', 'sofa', 'table']);
    await expect(canvas.getByRole('button', { name: 'Edit photo 2 of 3' })).toHaveFocus();
    await expect(canvas.getByText('Photo 3 is now photo 2 of 3')).toBeInTheDocument();
    await press('Home');
    await expect(order(canvasElement)).toEqual(['sofa', 'chair', 'table']);
    await expect(args.onMove).toHaveBeenLastCalledWith('sofa', 0);
    await press('Home');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await press('ArrowRight');
    await expect(order(canvasElement)).toEqual(['chair', 'sofa', 'table']);
    await press('ArrowDown');
    await expect(order(canvasElement)).toEqual(['chair', 'table', 'sofa']);
    await press('ArrowUp', 'ArrowUp');
    await expect(order(canvasElement)).toEqual(['sofa', 'chair', 'table']);
    await press('End');
    await expect(order(canvasElement)).toEqual(['chair', 'table', 'sofa']);
    await walkByKeys(async () => {
      const ofPhotos = [1, 2, 3].flatMap((place) => [
        canvas.getByRole('button', { name: `Edit photo ${place} of 3` }),
        canvas.getByRole('button', { name: `Remove photo ${place}` }),
        ...canvas.queryAllByRole('button', { name: `Make photo ${place} the cover` }),
        canvas.getByRole('button', { name: `Rotate photo ${place}` }),
      ]);
      const add = canvas.getByLabelText(/Add photos/);
      await expectTabOrder(canvasElement, ...ofPhotos, add);
      await expectPressed(add);
    });
  },
};

/** Quarter turns, and one press that makes a photo the cover; both are announced. */
export const TurningAndCover: Story = {
  parameters: { visual: { disable: true, reason: 'a turned photo is of interest, and is measured' } },
  args: { onTurn: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rotate = canvas.getByRole('button', { name: 'Rotate photo 2' });
    rotate.focus();
    await press('Enter');
    await expect(args.onTurn).toHaveBeenLastCalledWith('table');
    await expect(canvas.getByText('Photo 2 is rotated a quarter turn')).toBeInTheDocument();
    const picture = canvas.getByRole('img', { name: 'Photo 2 of 3' });
    await expect(picture).toHaveAttribute('data-turn', '90');
    // Rotated by 90 degrees it still fills its frame.
    const [shown, frame] = [picture, picture.parentElement ?? canvasElement].map((one) =>
      one.getBoundingClientRect(),
    );
    for (const side of ['left', 'top', 'width', 'height'] as const)
      await expect(Math.abs((shown?.[side] ?? 0) - (frame?.[side] ?? 0))).toBeLessThan(1);
    await expect(rotate).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Make photo 2 the cover' }));
    await expect(order(canvasElement)).toEqual(['table', 'chair', 'sofa']);
    await expect(args.onMove).toHaveBeenLastCalledWith('table', 0);
    await expect(canvas.getByText('Photo 2 is now photo 1 of 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Edit photo 1 of 3' })).toHaveFocus();
  },
};

/** Writes a picture to the clipboard. */
async function copyPicture(): Promise<void> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const dot = await canvas.convertToBlob({ type: 'image/png' });
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': dot })]);
}

const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** A mouse drags a photo anywhere, shows the target position, and moves it on release; Escape cancels. */
export const MovingByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grip = () => canvas.getByRole('button', { name: 'Edit photo 1 of 3' });
    const tiles = () => canvas.getAllByRole('listitem');
    const last = () => tiles()[2] ?? canvasElement;
    await fireEvent.pointerDown(grip(), { button: 0, ...center(grip()) });
    await fireEvent.pointerMove(window, center(last()));
    await waitFor(() => expect(last()).toHaveAttribute('data-target'));
    await press('Escape');
    await waitFor(() => expect(last()).not.toHaveAttribute('data-target'));
    await fireEvent.pointerUp(window, center(last()));
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.pointerDown(grip(), { button: 0, ...center(grip()) });
    await fireEvent.pointerMove(window, center(last()));
    await waitFor(() => expect(last()).toHaveAttribute('data-target'));
    await fireEvent.pointerUp(window, center(last()));
    await expect(args.onMove).toHaveBeenLastCalledWith('chair', 2);
    await waitFor(() => expect(order(canvasElement)).toEqual(['table', 'sofa', 'chair']));
    // The end of a drag on the photo itself is no press.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip(), coords: { clientX: 0, clientY: 0 } },
      { target: grip(), coords: { clientX: 20, clientY: 0 } },
      { keys: '[/MouseLeft]', target: grip() },
    ]);
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await fireEvent.pointerDown(grip(), { button: 0, ...center(grip()) });
    await fireEvent.pointerMove(window, center(last()));
  },
};

/** A finger that rests on a photo drags it; one that moves at once scrolls the page. */
export const MovingByTouch: Story = {
  parameters: { visual: { disable: true, reason: 'It looks as MovingByPointer does.' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'Edit photo 1 of 3' });
    const tiles = () => canvas.getAllByRole('listitem');
    const third = () => tiles()[2] ?? canvasElement;
    const finger = { pointerType: 'touch', button: 0 };
    const touchMove = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      first.dispatchEvent(event);
      return event;
    };
    await fireEvent.pointerDown(first, { ...finger, ...center(first) });
    await fireEvent.pointerMove(first, { ...finger, ...center(third()) });
    await expect(touchMove()).toHaveProperty('defaultPrevented', false);
    await fireEvent.pointerUp(first, finger);
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.pointerDown(first, { ...finger, ...center(first) });
    await waitFor(() => expect(tiles()[0]).toHaveAttribute('data-dragged'));
    await expect(touchMove()).toHaveProperty('defaultPrevented', true);
    await fireEvent.pointerMove(first, { ...finger, ...center(third()) });
    await waitFor(() => expect(third()).toHaveAttribute('data-target'));
    await fireEvent.pointerUp(first, finger);
    await expect(args.onMove).toHaveBeenLastCalledWith('chair', 2);
    await expect(canvas.getByText('Photo 1 is now photo 3 of 3')).toBeInTheDocument();
  },
};

/** On a phone a photo shows its × only. A press opens its actions, with words. */
export const InItsSheet: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { onTurn: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const edit = (position: number, count = 3) =>
      canvas.getByRole('button', { name: `Edit photo ${position} of ${count}` });
    const openSheet = async (position: number, count = 3) => {
      await userEvent.click(edit(position, count));
      return within(await canvas.findByRole('dialog', { name: `Photo ${position} of ${count}` }));
    };
    await expect(canvas.queryByRole('button', { name: 'Rotate photo 2' })).toBeNull();
    let sheet = await openSheet(2);
    await userEvent.click(sheet.getByRole('button', { name: 'Move later' }));
    await expect(order(canvasElement)).toEqual(['chair', 'sofa', 'table']);
    await expect(canvas.getByRole('dialog', { name: 'Photo 3 of 3' })).toBeVisible();
    await expect(sheet.getByText('Photo 2 is now photo 3 of 3')).toBeInTheDocument();
    const later = sheet.getByRole('button', { name: 'Move later' });
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await expect(later).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: 'Rotate' }));
    await expect(args.onTurn).toHaveBeenLastCalledWith('table');
    await expect(sheet.getByRole('presentation')).toHaveAttribute('data-turn', '90');
    await userEvent.click(sheet.getByRole('button', { name: 'Make cover' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(order(canvasElement)).toEqual(['table', 'chair', 'sofa']);
    await expect(edit(1)).toHaveFocus();
    sheet = await openSheet(1);
    await expect(sheet.queryByRole('button', { name: 'Make cover' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('table');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus());
    await openSheet(2, 2);
  },
};

/** Removing a photo moves the focus to the next one, and after the last to the field. */
export const Removing: Story = {
  parameters: { visual: { disable: true, reason: 'ends as Intake begins; only behavior is of interest' } },
  args: { items: three.slice(0, 2) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove photo 1' }).focus();
    await press('Space');
    await expect(canvas.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus();
    await press('Enter');
    await expect(canvas.getByLabelText(/Add photos/)).toHaveFocus();
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
    await walkByKeys(async () => {
      await copyPicture();
      await press('Mod+V');
      await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledOnce());
    });
  },
};

/**
 * Without a parent's `items` a form submits the chosen files in order; rejected files are listed, and a reset clears
 * all.
 */
export const InAForm: Story = {
  parameters: { visual: { disable: true, reason: 'It looks as Intake does, and as Empty at the end.' } },
  render: () => (
    <form>
      <ImageUploader label="Photos" name="photo" max={3} />
      <ImageUploader
        label="Owned"
        name="owned"
        items={[photo('dog', { file: file('dog.webp') })]}
        onFilesAdd={fn()}
      />
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = (name: string) =>
      new FormData(form).getAll(name).map((value) => (value instanceof File ? value.name : value));
    const field = within(canvas.getByRole('group', { name: 'Photos' }));
    const input = field.getByLabelText(/Add photos/);
    await userEvent.upload(input, [file('chair.webp'), file('table.webp')]);
    await expect(sent('photo')).toEqual(['chair.webp', 'table.webp']);
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    await fireEvent.change(input, {
      target: { files: transferOf(file('sofa.webp'), letter, file('bike.webp')).files },
    });
    await expect(sent('photo')).toEqual(['chair.webp', 'table.webp', 'sofa.webp']);
    await expect(await field.findByText('Only pictures can be added')).toBeVisible();
    await expect(field.getByText('bike.webp')).toBeVisible();
    field.getByRole('button', { name: 'Edit photo 3 of 3' }).focus();
    await press('Home');
    await userEvent.click(field.getByRole('button', { name: 'Remove photo 2' }));
    await expect(sent('photo')).toEqual(['sofa.webp', 'table.webp']);
    await expect(sent('owned')).toEqual(['dog.webp']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(field.queryAllByRole('img')).toHaveLength(0));
    await expect(sent('photo')).toEqual(['']);
    await waitFor(() => expect(sent('owned')).toEqual(['dog.webp']));
  },
};

/** Each photo has its own status; rejected files are listed. */
export const States: Story = {
  args: {
    error: 'Please wait for your photos',
    notices: [
      {
        text: 'Please select valid image files (JPEG, PNG, WebP, GIF)',
        names: ['drawing.svg', 'letter.pdf'],
      },
      { text: 'You can only upload 1 more image(s). Some files were not added.', names: ['dog.webp'] },
    ],
    items: [
      photo('chair'),
      photo('guitar', { status: 'uploading', progress: 0.6 }),
      photo('bike', { status: 'compressing', progress: 0.3, note: 'Moving images become still photos' }),
      photo('camera', {
        status: 'failed',
        preview: 'data:image/jpeg,damaged',
        error: 'Failed to load image',
      }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo 2' })).toHaveAttribute(
      'value',
      '0.6',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('camera');
    await expect(canvas.getByText('letter.pdf')).toBeVisible();
    // A photo that cannot be shown still has its name.
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Photo 4 of 4' })).not.toBeInstanceOf(HTMLImageElement),
    );
  },
};

/** Full, on a phone; the parent rejects one more file. */
export const FullOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { items: [...three, photo('dog'), photo('schoolbooks')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('All 5 photos added')).toBeVisible();
    await expect(canvas.getByLabelText('All 5 photos added')).toHaveAttribute('aria-disabled', 'true');
  },
};
