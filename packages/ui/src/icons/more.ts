import { createIcon } from './createIcon.tsx';
import { circle } from './shapes.ts';

/* The rest of the set: icons that a visitor's first pages don't show, in a separate file so that they don't load
   them. */

const heart =
  'M12 20s-7.75-4.5-7.75-10.1A4.4 4.4 0 0 1 8.6 5.4c1.45 0 2.7.75 3.4 1.9.7-1.15 1.95-1.9 3.4-1.9a4.4 4.4 0 0 1 4.35 4.5C19.75 15.5 12 20 12 20Z';
const star = 'm12 4 2.45 4.97 5.48.8-3.97 3.86.94 5.46L12 16.5l-4.9 2.59.94-5.46-3.97-3.87 5.48-.8Z';
const eye =
  'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z';

export const GlobeIcon = /* #__PURE__ */ createIcon([
  circle,
  'M4.25 12h15.5M12 4c2.2 2.2 3.3 4.9 3.3 8s-1.1 5.8-3.3 8c-2.2-2.2-3.3-4.9-3.3-8S9.8 6.2 12 4Z',
]);

export const ArrowLeftIcon = /* #__PURE__ */ createIcon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', {
  directional: true,
});
export const ArrowUpIcon = /* #__PURE__ */ createIcon('M12 19.5v-15M5.5 11 12 4.5l6.5 6.5');
export const GripIcon = /* #__PURE__ */ createIcon(
  'M9.6 6a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM15.6 6a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM9.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM15.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM9.6 18a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM15.6 18a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0Z',
);
export const SortIcon = /* #__PURE__ */ createIcon(
  'M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5',
);
export const UploadIcon = /* #__PURE__ */ createIcon(
  'M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 15.5v2.75A1.75 1.75 0 0 0 6.25 20h11.5a1.75 1.75 0 0 0 1.75-1.75V15.5',
);
export const TrashIcon = /* #__PURE__ */ createIcon(
  'M4.5 6.75h15M9 6.5V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5M6.25 6.75l.8 11.85A1.5 1.5 0 0 0 8.55 20h6.9a1.5 1.5 0 0 0 1.5-1.4l.8-11.85M10.25 10.75v5.5M13.75 10.75v5.5',
);
export const PencilIcon = /* #__PURE__ */ createIcon(
  'm4.5 19.5.9-3.9L16 5a1.75 1.75 0 0 1 2.5 0l.5.5A1.75 1.75 0 0 1 19 8L8.4 18.6ZM14 7l3 3',
);
export const ReplyIcon = /* #__PURE__ */ createIcon('m9 6-5 5 5 5M4.5 11H14a6 6 0 0 1 6 6v1.5', {
  directional: true,
});
export const SendIcon = /* #__PURE__ */ createIcon(
  'M20.25 3.75 3.75 10.5l6.5 3.25 3.25 6.5ZM20.25 3.75l-10 10',
  { directional: true },
);
export const ShareIcon = /* #__PURE__ */ createIcon(
  'M19.5 6a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM9 12a2.25 2.25 0 1 1-4.5 0A2.25 2.25 0 0 1 9 12ZM19.5 18a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM8.75 10.9l6.5-3.8M8.75 13.1l6.5 3.8',
);

export const StarIcon = /* #__PURE__ */ createIcon(star);
export const StarFilledIcon = /* #__PURE__ */ createIcon(star, { filled: true });
export const EyeIcon = /* #__PURE__ */ createIcon(eye);
export const EyeOffIcon = /* #__PURE__ */ createIcon([eye, 'M4.5 4.5l15 15']);
export const CalendarIcon = /* #__PURE__ */ createIcon(
  'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11.5A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5ZM4.5 10h15M8.5 3.5v4M15.5 3.5v4',
);
export const ClockIcon = /* #__PURE__ */ createIcon([circle, 'M12 7.5V12l3 2']);
export const CameraIcon = /* #__PURE__ */ createIcon(
  'M4 8.5A1.5 1.5 0 0 1 5.5 7h2.2l1.2-1.8a1.5 1.5 0 0 1 1.2-.7h3.8a1.5 1.5 0 0 1 1.2.7L16.3 7h2.2A1.5 1.5 0 0 1 20 8.5V18a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18ZM15.25 13a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z',
);
export const PhoneIcon = /* #__PURE__ */ createIcon(
  'M8.2 4H5.6A1.6 1.6 0 0 0 4 5.7C4.4 13.4 10.6 19.6 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.6a1 1 0 0 0-.7-1l-3-.9a1 1 0 0 0-1 .3l-1.2 1.3a12 12 0 0 1-5.6-5.6l1.3-1.2a1 1 0 0 0 .3-1l-.9-3a1 1 0 0 0-1-.7Z',
);
export const BellIcon = /* #__PURE__ */ createIcon(
  'M6.5 10.5a5.5 5.5 0 0 1 11 0c0 4.25 1.75 5.75 1.75 5.75H4.75s1.75-1.5 1.75-5.75ZM10 19.25a2.2 2.2 0 0 0 4 0',
);
export const LockIcon = /* #__PURE__ */ createIcon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM8.25 10.25v-2.5a3.75 3.75 0 0 1 7.5 0v2.5M12 14.25v2',
);
export const ShieldIcon = /* #__PURE__ */ createIcon(
  'M12 3.75 5 6.25v5.25c0 4.1 2.8 7.3 7 8.75 4.2-1.45 7-4.65 7-8.75V6.25ZM9 11.9l2.2 2.2 3.9-4.1',
);
export const FlagIcon = /* #__PURE__ */ createIcon(
  'M5.5 20.5v-16M5.5 5.25s1.5-1 3.75-1S13 6 15.25 6s3.25-.75 3.25-.75v8s-1 .75-3.25.75-3.75-1.75-6-1.75-3.75 1-3.75 1',
);
export const SunIcon = /* #__PURE__ */ createIcon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.75M12 19.25V21M3 12h1.75M19.25 12H21M5.64 5.64l1.24 1.24M17.12 17.12l1.24 1.24M5.64 18.36l1.24-1.24M17.12 6.88l1.24-1.24',
);
export const MoonIcon = /* #__PURE__ */ createIcon('M19.5 14.25A8 8 0 0 1 9.75 4.5a8 8 0 1 0 9.75 9.75Z');

export const LogOutIcon = /* #__PURE__ */ createIcon(
  'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h10M16 8l4 4-4 4',
  { directional: true },
);
export const CheckIcon = /* #__PURE__ */ createIcon('m5 12.6 4.6 4.6L19 7.4');
/** Two ticks: read; one means sent. */
export const CheckCheckIcon = /* #__PURE__ */ createIcon(
  'm2.5 12.9 4.1 4.3 7.9-9.4M11.3 15.9l1.3 1.3 8.4-9.4',
);
export const ArchiveIcon = /* #__PURE__ */ createIcon(
  'M4 4.75h16v4H4ZM5.25 8.75v9a1.5 1.5 0 0 0 1.5 1.5h10.5a1.5 1.5 0 0 0 1.5-1.5v-9M10 12.5h4',
);
export const GridIcon = /* #__PURE__ */ createIcon(
  'M4.5 5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM13.5 5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM4.5 14.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM13.5 14.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1Z',
);
export const GaugeIcon = /* #__PURE__ */ createIcon(
  'M5.07 17.75a8 8 0 1 1 13.86 0ZM12 13.75l3.25-4M12 5.75v1.5M5.75 10.5l1.3.75M18.25 10.5l-.5.3',
);
export const MailIcon = /* #__PURE__ */ createIcon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5ZM4.5 7l6.6 5a1.5 1.5 0 0 0 1.8 0l6.6-5',
);
export const HeartIcon = /* #__PURE__ */ createIcon(heart);
export const HeartFilledIcon = /* #__PURE__ */ createIcon(heart, { filled: true });
export const ChevronUpIcon = /* #__PURE__ */ createIcon('m6 14.75 6-6 6 6');
export const ArrowRightIcon = /* #__PURE__ */ createIcon('M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', {
  directional: true,
});
export const MoreIcon = /* #__PURE__ */ createIcon(
  'M6.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM12.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM18.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0Z',
);
export const BoltIcon = /* #__PURE__ */ createIcon('M13.25 3.75 5.5 13.5h5.25L10 20.25l7.75-9.75H12.5Z');
