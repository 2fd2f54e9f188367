export { ListingMap, type ListingMapProps } from './ListingMap.tsx';
export type { ListingMapMessages } from './ListingMap.messages.ts';
export type {
  MapCircle,
  MapLine,
  MapMark,
  MapName,
  MapOutlines,
  MapPoint,
  MapTiles,
  MapView,
} from './mapTypes.ts';
