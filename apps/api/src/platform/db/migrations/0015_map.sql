-- Where the center of a place is drawn on a map: to about a kilometer, whatever it was made from. Of a point on the globe
-- only functions that name no other function by a path are taken, so that a copy of the database can be read back.
ALTER TABLE listing_places
  ADD COLUMN latitude float8 GENERATED ALWAYS AS
    (round(degrees(asin(greatest(-1, least(1, cube_ll_coord(center, 3) / 6378168))))::numeric, 2)::float8) STORED,
  ADD COLUMN longitude float8 GENERATED ALWAYS AS
    (round(degrees(atan2(cube_ll_coord(center, 2), cube_ll_coord(center, 1)))::numeric, 2)::float8) STORED;
CREATE INDEX listing_places_on_map ON listing_places (latitude, longitude, place_key);
