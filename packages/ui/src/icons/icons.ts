import { createIcon } from './createIcon.tsx';
import { circle } from './shapes.ts';

/* The line set, drawn for the kit on a 24-unit grid: 1.75 strokes, round ends, corners of 1 to 1.5, at least 3.5
   from the edge. One export per icon, marked pure, so that an application ships only the icons it uses. */

const photo =
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5Z';

// Places
// Ways
export const ChevronDownIcon = /* #__PURE__ */ createIcon('m6 9.25 6 6 6-6');
export const ChevronLeftIcon = /* #__PURE__ */ createIcon('m14.75 6-6 6 6 6', {
  directional: true,
});
export const ChevronRightIcon = /* #__PURE__ */ createIcon('m9.25 6 6 6-6 6', {
  directional: true,
});
export const ExternalIcon = /* #__PURE__ */ createIcon(
  'M13.5 4.5h6v6M19 5l-8 8M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  { directional: true },
);

// Actions
export const SearchIcon = /* #__PURE__ */ createIcon(
  'M17 10.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM15.3 15.3 20 20',
);
export const PlusIcon = /* #__PURE__ */ createIcon('M12 5v14M5 12h14');
export const XIcon = /* #__PURE__ */ createIcon('m6 6 12 12M18 6 6 18');
export const MenuIcon = /* #__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h11');
export const FilterIcon = /* #__PURE__ */ createIcon(
  'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M17 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
);
export const RefreshIcon = /* #__PURE__ */ createIcon(
  'M19.5 12a7.5 7.5 0 0 1-13.6 4.35M4.5 12a7.5 7.5 0 0 1 13.6-4.35M18.5 3.75v4h-4M5.5 20.25v-4h4',
);
// Objects
export const TagIcon = /* #__PURE__ */ createIcon(
  'M4 5.5V11a2 2 0 0 0 .6 1.4l7.2 7.2a1.5 1.5 0 0 0 2.1 0l5.7-5.7a1.5 1.5 0 0 0 0-2.1l-7.2-7.2A2 2 0 0 0 11 4H5.5A1.5 1.5 0 0 0 4 5.5ZM8.5 8.5h.01',
);
export const ImageIcon = /* #__PURE__ */ createIcon([
  photo,
  'M4.5 17l4.4-4.4a1.5 1.5 0 0 1 2.1 0l4.5 4.5M13.5 15l1.9-1.9a1.5 1.5 0 0 1 2.1 0l2.3 2.3M15.5 8.75h.01',
]);
// Messages
export const AlertIcon = /* #__PURE__ */ createIcon(
  'M10.7 4.75 3.4 17.5a1.5 1.5 0 0 0 1.3 2.25h14.6a1.5 1.5 0 0 0 1.3-2.25L13.3 4.75a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4M12 16.5h.01',
);
export const InfoIcon = /* #__PURE__ */ createIcon([circle, 'M12 11.25V16M12 8h.01']);
export const CircleAlertIcon = /* #__PURE__ */ createIcon([circle, 'M12 8v4.5M12 16h.01']);
export const CircleCheckIcon = /* #__PURE__ */ createIcon([circle, 'M8.5 12.2l2.4 2.4 4.6-4.9']);

// The house and its five rooms
export const LampIcon = /* #__PURE__ */ createIcon(
  'M12 3v2.25M6.5 10l2.75-4.75h5.5L17.5 10ZM8 10l1.25 8.25h5.5L16 10M9 20.75h6',
);
export const HomeIcon = /* #__PURE__ */ createIcon(
  'm4 11.2 8-6.7 8 6.7M6 9.75V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.75M10 20v-5.5h4V20',
);
export const UserIcon = /* #__PURE__ */ createIcon(
  'M15.75 8a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.75 20c.6-3.7 3.6-5.75 7.25-5.75s6.65 2.05 7.25 5.75',
);
export const MessageIcon = /* #__PURE__ */ createIcon(
  'M20 11.5c0 4-3.6 7-8 7-1.1 0-2.2-.2-3.2-.5l-4.3 1.5 1.2-3.6A6.5 6.5 0 0 1 4 11.5c0-4 3.6-7 8-7s8 3 8 7Z',
);
export const ServicesIcon = /* #__PURE__ */ createIcon(
  'M4 11.5h16v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM4 11.5l1.35-3.1A1.5 1.5 0 0 1 6.7 7.5h10.6a1.5 1.5 0 0 1 1.35.9L20 11.5M9 7.25V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.75M12 10v3.5',
);
export const ForSaleIcon = /* #__PURE__ */ createIcon(
  'M6 10.75V7.5A2.5 2.5 0 0 1 8.5 5h7A2.5 2.5 0 0 1 18 7.5v3.25M4 12.75a1.75 1.75 0 0 1 3.5 0V14.5h9v-1.75a1.75 1.75 0 0 1 3.5 0V17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM6.5 18v2M17.5 18v2',
);
export const CommunityIcon = /* #__PURE__ */ createIcon(
  'M14.75 8.25a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM6.75 19c.4-3.1 2.5-4.9 5.25-4.9s4.85 1.8 5.25 4.9M6.4 12a2.1 2.1 0 1 1 .1-4.15M17.6 12a2.1 2.1 0 1 0-.1-4.15M2.9 17.25c.2-1.6.95-2.7 2.1-3.15M21.1 17.25c-.2-1.6-.95-2.7-2.1-3.15',
);
export const GigsJobsIcon = /* #__PURE__ */ createIcon(
  'M5.5 7.5h13A1.5 1.5 0 0 1 20 9v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V9a1.5 1.5 0 0 1 1.5-1.5ZM9 7.25V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.75M4.25 12c2.3 1.2 4.9 1.8 7.75 1.8s5.45-.6 7.75-1.8M12 13v1.75',
);
export const LocalDealsIcon = /* #__PURE__ */ createIcon(
  'M3.75 9.25 5.5 4.5h13l1.75 4.75ZM3.75 9.25a2.75 2.75 0 0 0 5.5 0 2.75 2.75 0 0 0 5.5 0 2.75 2.75 0 0 0 5.5 0M5.25 12.25V19a1 1 0 0 0 1 1h11.5a1 1 0 0 0 1-1v-6.75M9.75 20v-4.5h4.5V20',
);

export const MapPinIcon = /* #__PURE__ */ createIcon(
  'M12 20.75s6.75-5.4 6.75-10.8a6.75 6.75 0 0 0-13.5 0c0 5.4 6.75 10.8 6.75 10.8ZM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
);

export const ListIcon = /* #__PURE__ */ createIcon(
  'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5.35 6.5a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM5.35 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0ZM5.35 17.5a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0Z',
);
