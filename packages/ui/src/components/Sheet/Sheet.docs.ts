import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A dialog that slides in from an edge: filters and menus on small screens.',
  alsoCalled: ['drawer', 'side panel', 'offcanvas'],
  pictured: 'bottom',
  notFor: [
    { when: 'The screen is wide.', use: 'Dialog' },
    { when: 'It is one question.', use: 'AlertDialog' },
  ],
  anatomy: [
    {
      name: 'All parts',
      what: 'As in `Dialog`. From the bottom it is within reach of the thumb, and centered from 768 px; from the end it is as tall as the window.',
    },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Requests to close, with the reason `escape`.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through its contents; the page behind is inert.' },
  ],
  accessibility: [
    'A modal dialog, named by its title. The focus moves in and returns.',
    'It slides in, and appears at once with reduced motion.',
  ],
} satisfies ComponentDocs;
