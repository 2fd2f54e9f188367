import { createIcon } from './createIcon.tsx';

/* Icons for viewing photos, separate for the same reason: most pages don't show them. */

export const ExpandIcon = /* #__PURE__ */ createIcon(
  'M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6',
);
export const RotateIcon = /* #__PURE__ */ createIcon(
  'M19.5 4.5v5h-5M18.9 14.5a7.25 7.25 0 1 1-1.8-7.4l2.4 2.4',
);
export const MinusIcon = /* #__PURE__ */ createIcon('M5 12h14');
