import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Photos for a listing: choose, drop or paste them, see how each one fares, put them in order, take them out.',
  alsoCalled: ['file upload', 'dropzone'],
  notFor: [
    { when: 'Photos are only shown.', use: ['ListingGallery', 'ListingPhoto'] },
    { when: 'It is one picture of a person: a plain file field beside an `Avatar` will do.' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<fieldset>` with label, hint and error of `Field`; `data-dragging` while files hang over it.',
    },
    {
      name: 'Photo',
      what: 'An `<li>` with the picture, its place in words and how it stands (`data-status`). `data-turn` on a picture that is shown turned.',
    },
    { name: 'Primary mark', what: 'On the first photo.' },
    { name: 'Make first', what: 'On the others, with `onMove`.' },
    { name: 'Rotate', what: 'On each photo, with `onTurn`: a quarter turn, clockwise.' },
    { name: 'Progress', what: 'Over a photo that is being prepared or sent.' },
    { name: 'Remove button', what: 'On each photo, with `onRemove`.' },
    { name: 'Handle', what: 'On each photo, with `onMove` and more than one: drag it, or use arrow keys.' },
    { name: 'Error and Try again', what: 'Under a photo that failed.' },
    {
      name: 'Add',
      what: 'A `<label>` around an `<input type="file">`: press it, or drop files anywhere on the field.',
    },
    {
      name: 'Posted input',
      what: 'Not shown, with `name`: the `<input type="file">` whose files a form is sent, in the order of the photos.',
    },
    { name: 'Notices', what: 'Which files were not added, and why, in a live region.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go through the buttons of each photo, then to Add.' },
    { keys: ['Enter', 'Space'], does: 'Press the button; on Add, open the device’s own picker.' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'On a handle: move the photo one place, in the direction of reading.',
    },
    { keys: ['Home', 'End'], does: 'On a handle: move it to the first or the last place.' },
    {
      keys: ['Mod+V'],
      does: 'Adds pictures from the clipboard, with the focus in the field or nowhere in particular.',
    },
    { keys: ['Escape'], does: 'Calls off a drag that is under way.' },
  ],
  accessibility: [
    'Every photo is described by its place, not by the name of its file; every button says which photo it is about.',
    'A quarter turn is announced. So is a move with the new place, and the handle keeps the focus. After removing, the focus goes to the next photo’s button, or to Add.',
    'When all places are taken, Add stays reachable and says so.',
    'Dragging is never the only way: the handle takes arrow keys.',
  ],
} satisfies ComponentDocs;
