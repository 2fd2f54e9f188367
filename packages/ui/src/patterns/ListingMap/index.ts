export { ListingMap, type ListingMapProps } from './ListingMap.tsx';
export type { ListingMapMessages } from './ListingMap.messages.ts';
export type {
  MapCard,
  MapCircle,
  MapLine,
  MapMark,
  MapName,
  MapOutlines,
  MapPanel,
  MapPoint,
  MapTiles,
  MapView,
} from './mapTypes.ts';
