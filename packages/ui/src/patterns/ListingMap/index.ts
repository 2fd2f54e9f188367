export { ListingMap, type ListingMapProps } from './ListingMap.tsx';
export type { ListingMapMessages } from './ListingMap.messages.ts';
export type {
  MapBase,
  MapCard,
  MapCircle,
  MapLine,
  MapMark,
  MapName,
  MapOutlines,
  MapPanel,
  MapPoint,
  MapTiles,
  MapVectorFeature,
  MapVectorTile,
  MapView,
} from './mapTypes.ts';
