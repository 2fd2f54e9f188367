import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Photos for a listing: choose, drop or paste them, see their progress, reorder and remove them.',
  alsoCalled: ['file upload', 'dropzone'],
  notFor: [
    { when: 'Photos are only shown.', use: ['ListingGallery', 'ListingPhoto'] },
    { when: 'It is one profile picture: a plain file field next to an `Avatar` is enough.' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<fieldset>` with label, hint and error of `Field`; `data-dragging` while files are dragged over it.',
    },
    {
      name: 'Photo',
      what: 'An `<li>` with the picture, its position as text and its status (`data-status`). `data-turn` on a rotated picture.',
    },
    { name: 'Cover label', what: 'On the first photo.' },
    {
      name: 'Edit button',
      what: 'Covers each photo, with `onMove` or `onTurn`: a press opens the sheet, a drag moves the photo.',
    },
    {
      name: 'Sheet',
      what: 'The photo, larger, and its actions: make cover, move earlier or later, rotate, remove. In its own chunk.',
    },
    {
      name: 'Quick buttons',
      what: 'Make cover and Rotate below the photo, for a mouse from 480 px. If the sheet fails to load, at every width.',
    },
    { name: 'Progress', what: 'Over a photo that is being prepared or uploaded.' },
    { name: 'Remove button', what: 'On each photo, with `onRemove`.' },
    { name: 'Error and Try again', what: 'Under a photo that failed.' },
    {
      name: 'Add',
      what: 'A `<label>` around an `<input type="file">`: press it, or drop files anywhere on the field.',
    },
    {
      name: 'Posted input',
      what: 'Hidden, with `name`: the `<input type="file">` whose files a form submits, in the order of the photos.',
    },
    { name: 'Notices', what: 'Which files were rejected, and why, in a live region.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through the buttons of each photo, then to Add.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Press the button: on a photo, open its sheet; on Add, open the device’s own picker.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'On a photo: move it one position, in reading direction.',
    },
    { keys: ['Home', 'End'], does: 'On a photo: move it to the first or the last position.' },
    {
      keys: ['Mod+V'],
      does: 'Adds pictures from the clipboard, with the focus in the field or on nothing.',
    },
    { keys: ['Escape'], does: 'Cancels a drag, or closes the sheet.' },
  ],
  accessibility: [
    'Every photo is described by its position, not by its file name; every button names its photo.',
    'A rotation is announced. So is a move with the new position, and the photo keeps the focus. After removing, the focus moves to the next photo’s button, or to Add.',
    'When it is full, Add stays focusable and says so.',
    'Dragging is never the only way: arrow keys on a photo and the buttons of its sheet move it.',
    'A finger drags after a third of a second, so that swiping over the photos scrolls the page.',
  ],
} satisfies ComponentDocs;
